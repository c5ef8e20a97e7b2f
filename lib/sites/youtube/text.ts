import * as z from 'zod/mini';

/** YouTube writes the same text in two ways, depending on the client that asked. */
export const Text = z.union([
  z.pipe(
    z.object({ simpleText: z.string() }),
    z.transform(({ simpleText }) => simpleText),
  ),
  z.pipe(
    z.object({ runs: z.array(z.object({ text: z.string() })).check(z.maxLength(1000)) }),
    z.transform(({ runs }) => runs.map(({ text }) => text).join('')),
  ),
]);
