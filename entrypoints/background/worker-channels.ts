import type { AccountCalls } from '../../lib/contract/account-status.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import { type Handlers, invoke, isRepeatable } from '../../lib/contract/operation.ts';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { linkedMedia } from '../../lib/sites/linked-media.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { accountChannel } from '../channels/account-channel.ts';
import { locateChannel } from '../channels/locate-channel.ts';
import { channelOf, type ServedChannel } from '../channels/serve-channels.ts';

/** The channels that the worker answers: the operations, the account without its tokens, and the media of a page. */
export const workerChannels = (
  handlers: Handlers<Operations>,
  account: AccountCalls,
  locate: (page: PageSnapshot) => Promise<LocatedMedia[]>,
): Record<string, ServedChannel> => ({
  [portNames.service]: {
    answer: (name, input, context) => invoke(operations, handlers, name, input, context),
    isRepeatable: (name) => Object.hasOwn(operations, name) && isRepeatable(operations[name as keyof Operations]),
  },
  [portNames.account]: channelOf(portNames.account, accountChannel, () => account),
  [portNames.locate]: channelOf(portNames.locate, locateChannel, () => ({
    locate,
    linked: async (links) => linkedMedia(links),
  })),
});
