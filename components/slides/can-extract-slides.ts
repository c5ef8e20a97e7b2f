import type { Content } from '../../lib/records/content.ts';

/** Whether slides can be extracted from a media item without playing it. */
export const canExtractSlides = ({ site, kind, soundUrl, storyboard }: Content): boolean =>
  Boolean(storyboard?.length) || (kind !== 'audio' && (soundUrl !== undefined || site === 'localFile'));
