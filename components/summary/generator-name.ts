import type { GenerationInfo } from '../../lib/records/generation.ts';
import { writingText } from '../i18n/writing-text.ts';

/** The name of the engine or model that generated a text. */
export function generatorName(made: GenerationInfo): string {
  if (made.engine === 'offline') return writingText('made.offline');
  return made.provider === 'builtIn' ? writingText('made.builtIn') : made.model;
}
