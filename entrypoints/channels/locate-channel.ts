import * as z from 'zod/mini';
import { type LinkedMediaItem, type LocatedMedia, PageAnchor } from '../../lib/contract/page.ts';
import { type Channel, present } from './channel.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

/**
 * Message channel from the extension's pages to the worker: finds the media items on the snapshot of a web page and among its
 * links, because only the worker contains the site adapters.
 */
export const locateChannel = {
  locate: { input: pageSnapshotSchema, output: present<LocatedMedia[]>(), isRepeatable: true },
  linked: { input: z.array(PageAnchor), output: present<LinkedMediaItem[]>(), isRepeatable: true },
} satisfies Channel;
