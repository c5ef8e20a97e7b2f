import type { Slide } from '../../lib/records/visuals.ts';
import { slidesText } from '../i18n/slides-text.ts';
import { clockTime } from '../i18n/time.ts';

/** What a slide is to whoever can't see it: what stands on it, or else what a model saw. */
export const altOf = ({ text, caption, startTime }: Slide): string =>
  text.replace(/\s+/g, ' ').trim() || caption || slidesText('alt', { time: clockTime(startTime) });

/** What is copied of a slide. */
export const copiedText = ({ text, caption }: Slide): string => [text, caption].filter(Boolean).join('\n\n');
