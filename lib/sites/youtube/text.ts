import * as z from 'zod/mini';
import { ifValid } from '../if-valid.ts';

/** Schema of a text in YouTube's responses, which has two forms depending on the client; its output is a string. */
export const YoutubeText = z.pipe(
  z
    .object({
      simpleText: ifValid(z.string()),
      runs: ifValid(z.array(z.object({ text: z.string() })).check(z.maxLength(1000))),
    })
    .check(z.refine(({ simpleText, runs }) => simpleText !== undefined || runs !== undefined)),
  z.transform(({ simpleText, runs = [] }) => simpleText ?? runs.map(({ text }) => text).join('')),
);
