import type { LocatedMedia } from '../../lib/contract/page.ts';
import { type Channel, present } from './channel.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

/** Channel from pages to the worker: locates the media items on a snapshot, because pages contain no site adapters. */
export const locateChannel = {
  locate: { input: pageSnapshotSchema, output: present<LocatedMedia[]>(), isRepeatable: true },
} satisfies Channel;
