import type { LocatedMedia } from '../../lib/contract/page.ts';
import { type Channel, present } from './channel.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

/** Pages to the worker: the media that a page's snapshot shows. Pages know no site. */
export const locateChannel = {
  locate: { input: pageSnapshotSchema, output: present<LocatedMedia[]>(), isRepeatable: true },
} satisfies Channel;
