import * as z from 'zod/mini';
import { type Channel, noInput, noOutput } from './channel.ts';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin of a server. Tokens must travel encrypted, so http is allowed on the loopback interface only. */
const ServerOrigin = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { origin, protocol, hostname } = new URL(text);
    return origin === text && (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname)));
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
} satisfies Channel;
