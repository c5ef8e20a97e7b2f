import * as z from 'zod';

/** YouTube writes the same text in two ways, depending on the client that asked. */
export const Text = z.union([
  z.object({ simpleText: z.string() }).transform(({ simpleText }) => simpleText),
  z
    .object({ runs: z.array(z.object({ text: z.string() })).max(1000) })
    .transform(({ runs }) => runs.map(({ text }) => text).join('')),
]);
