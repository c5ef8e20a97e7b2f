import { isObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';

/** Parses Bilibili's JSON captions: `body[].{from,to,content}`, times in seconds. */
export function parseBilibili(json: unknown): ParsedCaptions {
  const { body, lang } = isObject(json) ? json : {};
  const cues = objectsOf(body).map(({ from, to, content }) => ({
    startTime: numberOf(from),
    endTime: numberOf(to),
    text: textOf(content),
  }));
  return { language: textOf(lang) || undefined, cues };
}
