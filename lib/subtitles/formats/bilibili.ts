import { isObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { Parsed } from '../subtitle-format.ts';

/** `body[].{from,to,content}` in seconds. */
export function parseBilibili(json: unknown): Parsed {
  const { body, lang } = isObject(json) ? json : {};
  const cues = objectsOf(body).map(({ from, to, content }) => ({
    startTime: numberOf(from),
    endTime: numberOf(to),
    text: textOf(content),
  }));
  return { language: textOf(lang) || undefined, cues };
}
