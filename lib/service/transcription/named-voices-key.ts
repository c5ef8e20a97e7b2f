import type { Content } from '../../records/content.ts';

/** The key of the voices and names that are recognized again: a channel's, or else the media item's own. */
export const namedVoicesKey = ({ channelUrl, contentId }: Pick<Content, 'channelUrl' | 'contentId'>): string =>
  channelUrl ?? contentId;
