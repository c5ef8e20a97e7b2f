import type { NameCorrection } from '../../lib/contract/name-correction.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';

/** Returns the sentences that say what was recognized and which text spells the corrected name. */
export const correctionReason = ({ from, to, because }: Pick<NameCorrection, 'from' | 'to' | 'because'>): string =>
  `${transcriptionText('names.recognized', { from })} ${transcriptionText(`names.reason.${because.source}`, { to })}`;
