import * as z from 'zod/mini';
import { type Channel, noInput, noOutput } from './channel.ts';

const own = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin of a server: tokens travel encrypted, unless it is on this machine. */
const ServerOrigin = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { origin, protocol, hostname } = new URL(text);
    return origin === text && (protocol === 'https:' || (protocol === 'http:' && own.test(hostname)));
  }),
);
const collection = z.strictObject({ id: z.string() });

/** Pages to the worker: everything about the account but its tokens. */
export const accountChannel = {
  connect: { input: z.strictObject({ serverUrl: ServerOrigin }), output: noOutput, isRepeatable: false },
  sync: { input: noInput, output: noOutput, isRepeatable: true },
  acquire: { input: collection, output: noOutput, isRepeatable: true },
  release: { input: collection, output: noOutput, isRepeatable: true },
  disconnect: { input: z.strictObject({ forget: z.boolean() }), output: noOutput, isRepeatable: false },
} satisfies Channel;
