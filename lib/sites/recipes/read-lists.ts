import type { ChapterMark } from '../../contract/media.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { languageTag } from '../language.ts';
import { parseClockTime, parseIsoDuration } from '../parse-clock-time.ts';
import { showNotesChapters } from '../show-notes-chapters.ts';
import type { Track } from '../site.ts';
import { fillTemplate, fillUrl, findValues } from './fill-template.ts';
import type { RecipeValues } from './recipe-values.ts';
import { valueMatcher } from './value-matcher.ts';

const maxTracks = 200;
/** Entries of a list among which the tracks are. */
const maxEntries = 5000;
const maxChapters = 1000;
/** Matches the ids of tracks; others are forged or broken. */
const trackId = /^[\w:.-]{1,100}$/;
/** Matches the mark of speech recognition in a language code, as in `en-auto` or `en-x-autogen`. */
const automaticMark = /-(?:x-)?auto\w{0,10}$/i;

/** Returns the values for each entry of the lists or objects that a reference names, with `key` and `item`. */
export const entriesOf = (each: string, values: RecipeValues, max: number): RecipeValues[] =>
  findValues(each, values)
    .flatMap((list) => (typeof list === 'object' && list !== null ? Object.entries(list) : []))
    .slice(0, max)
    .map(([key, item]) => values.with({ key, item }));

/** Returns the tracks that the rules find, in order; of tracks with equal ids the first is used. */
export function readTracks(rules: NonNullable<Recipe['tracks']>, values: RecipeValues, base: string): Track[] {
  const tracks = new Map<string, Track>();
  for (const { each, where, id, language, label = '', url, automatic } of rules) {
    const isTaken = where && valueMatcher(where);
    const isMadeBySpeechRecognition = automatic && valueMatcher(automatic);
    for (const entry of entriesOf(each, values, maxEntries)) {
      if (isTaken && !isTaken(entry)) continue;
      const isAutomatic = isMadeBySpeechRecognition?.(entry);
      const written = fillTemplate((isAutomatic && automatic?.id) || id, entry) ?? '';
      const address = [url]
        .flat()
        .map((template) => fillUrl(template, entry, base))
        .find(Boolean);
      if (!address || !trackId.test(written) || tracks.has(written)) continue;
      tracks.set(written, {
        trackId: written,
        language: languageTag(fillTemplate(language, entry)?.replace(automaticMark, '') ?? ''),
        label: fillTemplate(label, entry) ?? '',
        provenance: isAutomatic ? 'automatic' : 'creator',
        url: address,
      });
    }
  }
  return [...tracks.values()].slice(0, maxTracks);
}

/** Returns the chapters in order of time; undefined without any. */
export function readChapters(rule: Recipe['chapters'], values: RecipeValues, duration: number): ChapterMark[] | undefined {
  const found =
    rule && 'notes' in rule
      ? showNotesChapters(fillTemplate(rule.notes, values) ?? '', duration)
      : entriesOf(rule?.each ?? '', values, maxChapters).flatMap((entry) => {
          const startTime = readTime(rule!, entry);
          const title = fillTemplate(rule!.title, entry);
          return startTime === undefined || !title ? [] : [{ startTime, title }];
        });
  return found.length > 0 ? found.sort((a, b) => a.startTime - b.startTime) : undefined;
}

/** Templates or texts of a time, in seconds or in milliseconds. */
interface WrittenTime {
  startTime?: string;
  startTimeMs?: string;
}

/** Returns the seconds of the time that templates make; undefined for anything else. */
export const readTime = ({ startTime = '', startTimeMs = '' }: WrittenTime, values: RecipeValues): number | undefined =>
  readSeconds({ startTime: fillTemplate(startTime, values), startTimeMs: fillTemplate(startTimeMs, values) });

/** Returns the seconds of a number, a time such as 1:02:03, or an ISO 8601 duration; undefined for anything else. */
export function readSeconds({ startTime, startTimeMs }: WrittenTime): number | undefined {
  const written = startTime || startTimeMs;
  if (!written) return undefined;
  const number = Number(written);
  const time = Number.isNaN(number) ? (parseClockTime(written) ?? parseIsoDuration(written)) : number;
  if (time === undefined || !(time >= 0 && time < 1e10)) return undefined;
  return startTime ? time : time / 1000;
}
