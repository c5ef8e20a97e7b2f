import * as z from 'zod/mini';
import { ifValid } from '../if-valid.ts';

/** YouTube writes the same text in two ways, depending on the client that asked. */
export const Text = z.pipe(
  z
    .object({
      simpleText: ifValid(z.string()),
      runs: ifValid(z.array(z.object({ text: z.string() })).check(z.maxLength(1000))),
    })
    .check(z.refine(({ simpleText, runs }) => simpleText !== undefined || runs !== undefined)),
  z.transform(({ simpleText, runs = [] }) => simpleText ?? runs.map(({ text }) => text).join('')),
);
