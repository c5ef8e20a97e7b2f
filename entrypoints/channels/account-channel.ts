import * as z from 'zod/mini';
import { isServerUrl } from '../../lib/http/server-url.ts';
import { type Channel, noInput, noOutput } from './channel.ts';

/** The origin of a server. */
const ServerOrigin = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    return url.origin === text && isServerUrl(url);
  }),
);
const collection = z.strictObject({ id: z.string() });

/** Channel from pages to the worker: the account's calls. Tokens never cross it. */
export const accountChannel = {
  connect: { input: z.strictObject({ serverUrl: ServerOrigin }), output: noOutput, isRepeatable: false },
  sync: { input: noInput, output: noOutput, isRepeatable: true },
  acquire: { input: collection, output: noOutput, isRepeatable: true },
  release: { input: collection, output: noOutput, isRepeatable: true },
  disconnect: { input: z.strictObject({ forget: z.boolean() }), output: noOutput, isRepeatable: false },
  forgetEverything: { input: noInput, output: noOutput, isRepeatable: true },
} satisfies Channel;
