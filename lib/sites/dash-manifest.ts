import { Failure } from '../contract/failure.ts';
import type { TextSet } from '../ports/streams.ts';
import { walkMarkup } from '../subtitles/walk-markup.ts';
import { languageTag } from './language.ts';

/** What an element hands down to those within it. */
interface Scope {
  element: string;
  base: string;
  mimeType: string;
  language: string;
  name: string;
  /** The address is that of a file, not of a folder for segments. */
  isFile: boolean;
  /** Segmented, encrypted, or forced: says only what the picture does in another language. */
  isUnfit: boolean;
}

const containers = ['MPD', 'Period', 'AdaptationSet', 'Representation'];
const unfit = ['SegmentTemplate', 'SegmentList', 'ContentProtection'];
const readable = /^(?:text\/vtt|application\/(?:ttml\+xml|x-subrip))$/;
const maxSets = 200;
const maxText = 8192;

/** The single-file subtitles of a DASH manifest; addresses become absolute by `url`. Throws `captionsUnreadable` for no manifest. */
export function readManifest({ url, text: xml }: { url: string; text: string }): TextSet[] {
  const sets = new Map<string, TextSet>();
  const scopes: Scope[] = [{ element: '', base: url, mimeType: '', language: '', name: '', isFile: false, isUnfit: false }];
  let [manifests, periods] = [0, 0];
  let text = '';
  walkMarkup(
    xml,
    {
      open(element, attributes) {
        text = '';
        if (element === 'MPD') manifests++;
        if (element === 'Period') periods++;
        const scope = scopes.at(-1)!;
        if (containers.includes(element)) {
          const { mimeType = scope.mimeType, lang = scope.language, label = scope.name } = attributes;
          scopes.push({ ...scope, element, mimeType, language: lang, name: label });
        } else if (unfit.includes(element) || (element === 'Role' && attributes.value?.startsWith('forced'))) {
          scope.isUnfit = true;
        }
      },
      text(data) {
        if (text.length < maxText) text += data;
      },
      close(element) {
        const scope = scopes.at(-1)!;
        if (element === scope.element) {
          scopes.pop();
          if (isTextFile(scope) && sets.size < maxSets) {
            sets.set(scope.base, { url: scope.base, language: languageTag(scope.language), name: scope.name });
          }
        } else if (element === 'Label') scope.name ||= text.trim();
        else if (element === 'BaseURL' && scope.base === scopes.at(-2)?.base) {
          // More of them are the same file elsewhere.
          const written = text.trim();
          if (URL.canParse(written, scope.base)) scope.base = new URL(written, scope.base).href;
          scope.isFile = scope.element !== 'MPD' && scope.element !== 'Period';
        }
      },
    },
    'xml',
  );
  if (manifests === 0) throw new Failure('captionsUnreadable', 'no manifest');
  // In each of several periods the clock starts again, which the files don't tell.
  return periods === 1 ? [...sets.values()] : [];
}

const isTextFile = ({ element, base, mimeType, isFile, isUnfit }: Scope): boolean =>
  element === 'Representation' && isFile && !isUnfit && readable.test(mimeType) && /^https?:/.test(base);
