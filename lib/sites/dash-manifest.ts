import { Failure } from '../contract/failure.ts';
import { decodeXml } from './decode-xml.ts';
import { languageTag } from './language.ts';
import { attributesOf } from './tags.ts';

/** Subtitles that a stream keeps in one file. */
export interface TextSet {
  url: string;
  /** BCP 47 tag; empty when not told. */
  language: string;
  name: string;
}

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
const maxDepth = 20;
const maxSets = 200;
/** Tag, attributes, and the text up to the next tag. */
const piece = /^(\/?)(?:[\w-]{1,30}:)?(\w{1,60})([^>]*)>([\s\S]*)$/;

/** The single-file subtitles of a DASH manifest; addresses become absolute by `url`. Throws `captionsUnreadable` for no manifest. */
export function readManifest({ url, text }: { url: string; text: string }): TextSet[] {
  const sets = new Map<string, TextSet>();
  const scopes: Scope[] = [{ element: '', base: url, mimeType: '', language: '', name: '', isFile: false, isUnfit: false }];
  let [manifests, periods] = [0, 0];
  for (const written of withoutComments(text).split('<')) {
    const [, closing, element = '', rest = '', inner = ''] = piece.exec(written) ?? [];
    if (!closing) {
      if (element === 'MPD') manifests++;
      if (element === 'Period') periods++;
      open(scopes, element, { attributes: attributesOf(rest), inner: inner.trim() });
    }
    if (element && element === scopes.at(-1)!.element && (closing || rest.endsWith('/'))) {
      const scope = scopes.pop()!;
      if (isTextFile(scope) && sets.size < maxSets) {
        sets.set(scope.base, { url: scope.base, language: languageTag(scope.language), name: scope.name });
      }
    }
  }
  if (manifests === 0) throw new Failure('captionsUnreadable', 'no manifest');
  // In each of several periods the clock starts again, which the files don't tell.
  return periods === 1 ? [...sets.values()] : [];
}

function open(
  scopes: Scope[],
  element: string,
  { attributes, inner }: { attributes: Record<string, string>; inner: string },
): void {
  const scope = scopes.at(-1)!;
  if (containers.includes(element) && scopes.length < maxDepth) {
    const { mimetype = scope.mimeType, lang = scope.language, label = scope.name } = attributes;
    scopes.push({ ...scope, element, mimeType: mimetype, language: lang, name: label });
  } else if (element === 'BaseURL' && scope.base === scopes.at(-2)?.base) {
    // More of them are the same file elsewhere.
    const written = decodeXml(inner);
    if (URL.canParse(written, scope.base)) scope.base = new URL(written, scope.base).href;
    scope.isFile = scope.element !== 'MPD' && scope.element !== 'Period';
  } else if (element === 'Label') scope.name ||= decodeXml(inner);
  else if (unfit.includes(element) || (element === 'Role' && attributes.value?.startsWith('forced'))) scope.isUnfit = true;
}

const isTextFile = ({ element, base, mimeType, isFile, isUnfit }: Scope): boolean =>
  element === 'Representation' && isFile && !isUnfit && readable.test(mimeType) && /^https?:/.test(base);

function withoutComments(xml: string): string {
  const kept: string[] = [];
  for (let from = 0; from >= 0; ) {
    const start = xml.indexOf('<!--', from);
    kept.push(xml.slice(from, start < 0 ? undefined : start));
    const end = start < 0 ? -1 : xml.indexOf('-->', start + 4);
    from = end < 0 ? -1 : end + 3;
  }
  return kept.join('');
}
