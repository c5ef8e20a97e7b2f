import * as z from 'zod/mini';
import { ifValid } from '../if-valid.ts';

/** Schema of a text, which YouTube writes in two forms depending on the client. */
export const Text = z.pipe(
  z
    .object({
      simpleText: ifValid(z.string()),
      runs: ifValid(z.array(z.object({ text: z.string() })).check(z.maxLength(1000))),
    })
    .check(z.refine(({ simpleText, runs }) => simpleText !== undefined || runs !== undefined)),
  z.transform(({ simpleText, runs = [] }) => simpleText ?? runs.map(({ text }) => text).join('')),
);
