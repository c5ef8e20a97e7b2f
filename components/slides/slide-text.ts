import type { Slide } from '../../lib/records/visuals.ts';
import { slidesText } from '../i18n/slides-text.ts';
import { clockTime } from '../i18n/time.ts';

/** The alternative text of a slide: its text, or else a model's description. */
export const altOf = ({ text, caption, startTime }: Slide): string =>
  text.replace(/\s+/g, ' ').trim() || caption || slidesText('alt', { time: clockTime(startTime) });

/** The text that the copy button of a slide copies. */
export const copiedText = ({ text, caption }: Slide): string => [text, caption].filter(Boolean).join('\n\n');
