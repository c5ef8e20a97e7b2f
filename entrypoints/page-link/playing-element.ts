import type { PageMedia } from '../../lib/contract/page.ts';
import type { ElementRequest } from '../channels/page-channel.ts';

/** A media item that an element of a tab's page plays. */
export interface PlayingElement extends ElementRequest {
  tabId: number;
  mediaItem: PageMedia;
}
