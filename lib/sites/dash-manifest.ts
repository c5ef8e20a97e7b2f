import { Failure } from '../contract/failure.ts';
import type { TextSet } from '../ports/streams.ts';
import { walkMarkup } from '../subtitles/walk-markup.ts';
import { languageTag } from './language.ts';

/** Values that an element passes to its children. */
interface Scope {
  element: string;
  base: string;
  mimeType: string;
  codecs: string;
  language: string;
  name: string;
  /** Whether the address is that of a file instead of a folder of segments. */
  isFile: boolean;
  /** Whether the subtitles can't be used: they are segmented, encrypted, or forced ones, which cover only foreign dialogue. */
  isUnsupported: boolean;
}

const containers = ['MPD', 'Period', 'AdaptationSet', 'Representation'];
const unsupportedElements = ['SegmentTemplate', 'SegmentList', 'ContentProtection'];
const readable = /^(?:text\/vtt|application\/(?:ttml\+xml|x-subrip))$/;
/** Codecs of text in MP4 that can be read; the image profile of TTML can't be. */
const readableCodecs = /^(?:wvtt|stpp(?!.*im[12]i))/i;
const maxSets = 200;
const maxText = 8192;

/**
 * Reads the single-file subtitles of a DASH manifest; addresses are resolved against `url`. Throws `captionsUnreadable` if it
 * is not a manifest.
 */
export function readManifest({ url, text: xml }: { url: string; text: string }): TextSet[] {
  const sets = new Map<string, TextSet>();
  const scopes: Scope[] = [
    { element: '', base: url, mimeType: '', codecs: '', language: '', name: '', isFile: false, isUnsupported: false },
  ];
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
          const { mimeType = scope.mimeType, codecs = scope.codecs, lang = scope.language, label = scope.name } = attributes;
          scopes.push({ ...scope, element, mimeType, codecs, language: lang, name: label });
        } else if (unsupportedElements.includes(element) || (element === 'Role' && attributes.value?.startsWith('forced'))) {
          scope.isUnsupported = true;
        }
      },
      text(data) {
        if (text.length < maxText) text += data;
      },
      close(element) {
        const scope = scopes.at(-1)!;
        // An element whose name is only a colon has no local name, like the root scope.
        if (element === scope.element && element !== '') {
          scopes.pop();
          if (isTextFile(scope) && sets.size < maxSets) {
            sets.set(scope.base, { url: scope.base, language: languageTag(scope.language), name: scope.name });
          }
        } else if (element === 'Label') scope.name ||= text.trim();
        else if (element === 'BaseURL' && scope.base === scopes.at(-2)?.base) {
          // Further elements are mirrors of the same file.
          const written = text.trim();
          if (URL.canParse(written, scope.base)) scope.base = new URL(written, scope.base).href;
          scope.isFile = scope.element !== 'MPD' && scope.element !== 'Period';
        }
      },
    },
    'xml',
  );
  if (manifests === 0) throw new Failure('captionsUnreadable', 'The response is not a DASH manifest.');
  // With several periods the clock restarts in each, which the files don't show.
  return periods === 1 ? [...sets.values()] : [];
}

const isTextFile = ({ element, base, mimeType, codecs, isFile, isUnsupported }: Scope): boolean =>
  element === 'Representation' &&
  isFile &&
  !isUnsupported &&
  (readable.test(mimeType) || (mimeType === 'application/mp4' && readableCodecs.test(codecs))) &&
  /^https?:/.test(base);
