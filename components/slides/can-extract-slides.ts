import type { Content } from '../../lib/records/content.ts';

/** Whether a medium gives pictures that slides can be found in. */
export const canExtractSlides = ({ site, kind, soundUrl, storyboard }: Content): boolean =>
  Boolean(storyboard?.length) || (kind !== 'audio' && (soundUrl !== undefined || site === 'localFile'));
