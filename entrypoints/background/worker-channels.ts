import type { AccountCalls } from '../../lib/contract/account-status.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import { type Handlers, invoke, isRepeatable } from '../../lib/contract/operation.ts';
import { locateMedia } from '../../lib/sites/generic/rank-media.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { accountChannel } from '../channels/account-channel.ts';
import { locateChannel } from '../channels/locate-channel.ts';
import { channelOf, type ServedChannel } from '../channels/serve-channels.ts';

/** The channels that the worker answers: the operations, the account without its tokens, and the media of a page. */
export const workerChannels = (
  handlers: Handlers<Operations>,
  { connect, sync, acquire, release, disconnect }: AccountCalls,
): Record<string, ServedChannel> => ({
  [portNames.service]: {
    answer: (name, input, context) => invoke(operations, handlers, name, input, context),
    isRepeatable: (name) => Object.hasOwn(operations, name) && isRepeatable(operations[name as keyof Operations]),
  },
  [portNames.account]: channelOf(portNames.account, accountChannel, () => ({ connect, sync, acquire, release, disconnect })),
  [portNames.locate]: channelOf(portNames.locate, locateChannel, () => ({ locate: async (snapshot) => locateMedia(snapshot) })),
});
