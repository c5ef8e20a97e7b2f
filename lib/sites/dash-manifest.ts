import { Failure } from '../contract/failure.ts';
import { invalidField } from '../contract/invalid-field.ts';
import type { TextSet } from '../ports/streams.ts';
import { walkMarkup } from '../subtitles/walk-markup.ts';
import { listSegments, type SegmentAddresses } from './dash-segments.ts';
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
  /** Whether the subtitles can't be used: they are live, encrypted, or forced ones, which cover only foreign dialogue. */
  isUnsupported: boolean;
  id: string;
  bandwidth: string;
  /** Duration of the period as the manifest writes it. */
  duration: string;
  segments?: SegmentAddresses;
}

const containers = ['MPD', 'Period', 'AdaptationSet', 'Representation'];
const segmentParts = ['SegmentTimeline', 'S', 'SegmentURL', 'Initialization'];
const readable = /^(?:text\/vtt|application\/(?:ttml\+xml|x-subrip))$/;
/** Codecs of text in MP4 that can be read; the image profile of TTML can't be. */
const readableCodecs = /^(?:wvtt|stpp(?!.*im[12]i))/i;
const maxSets = 200;
const maxText = 8192;

/**
 * Reads the subtitles of a DASH manifest; addresses are resolved against `url`. Those in segments have the manifest's address with
 * a hash of their own (`#text=0`), and their segments are listed only if `url` has that hash. Throws `captionsUnreadable` if it is
 * not a manifest.
 */
export function readManifest({ url, text: xml }: { url: string; text: string }): TextSet[] {
  if (!URL.canParse(url)) throw invalidField('url', 'It is not a web address.');
  const sets = new Map<string, TextSet>();
  const scopes: Scope[] = [
    {
      element: '',
      base: url,
      mimeType: '',
      codecs: '',
      language: '',
      name: '',
      isFile: false,
      isUnsupported: false,
      id: '',
      bandwidth: '',
      duration: '',
    },
  ];
  let [manifests, periods] = [0, 0];
  const { hash } = new URL(url);
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
          const { id = '', bandwidth = '', mediaPresentationDuration = scope.duration } = attributes;
          const { duration = mediaPresentationDuration } = attributes;
          const isUnsupported = scope.isUnsupported || attributes.type === 'dynamic';
          const inherited = { ...scope, element, mimeType, codecs, language: lang, name: label };
          scopes.push({ ...inherited, id, bandwidth, duration, isUnsupported });
        } else if (element === 'SegmentTemplate' || element === 'SegmentList') {
          const { media, initialization, startNumber, timescale, duration } = { ...scope.segments?.attributes, ...attributes };
          const written = { media, initialization, startNumber, timescale, duration };
          scope.segments = { timeline: [], list: [], ...scope.segments, attributes: written };
        } else if (scope.segments && segmentParts.includes(element)) {
          if (element === 'SegmentTimeline') scope.segments = { ...scope.segments, timeline: [] };
          if (element === 'S') scope.segments.timeline.push(attributes);
          if (element === 'SegmentURL') scope.segments.list.push(attributes.media ?? '');
          if (element === 'Initialization') scope.segments.initialization = attributes.sourceURL;
        } else if (element === 'ContentProtection' || (element === 'Role' && attributes.value?.startsWith('forced'))) {
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
          if (isText(scope) && sets.size < maxSets) {
            const own = scope.segments ? new URL(`#text=${sets.size}`, url) : new URL(scope.base);
            const segments = scope.segments && own.hash === hash ? listSegments(scope.segments, scope) : undefined;
            const set = { url: own.href, language: languageTag(scope.language), name: scope.name };
            sets.set(own.href, { ...set, ...(segments && { segments, isMp4: scope.mimeType === 'application/mp4' }) });
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

const isText = ({ element, base, mimeType, codecs, isFile, isUnsupported, segments }: Scope): boolean =>
  element === 'Representation' &&
  (segments !== undefined || isFile) &&
  !isUnsupported &&
  ((segments ? /^text\/vtt$/ : readable).test(mimeType) || (mimeType === 'application/mp4' && readableCodecs.test(codecs))) &&
  /^https?:/.test(base);
