import { Failure } from '../../contract/failure.ts';
import type { Transcript } from '../../records/transcript.ts';
import { languageFit } from '../../sites/language.ts';
import type { SelectedEngine } from '../engine/select-engine.ts';
import { textKeys } from './stored-options.ts';

/**
 * Removes languages without an effect from a selection: an output language that is the transcript's own where the offline engine
 * writes, and a transcript language that no track has. Equal texts are thus generated and booked once. Throws `noModel` for
 * another output language without a model.
 */
export function fitToTranscript(selected: SelectedEngine, { language }: Pick<Transcript, 'language'>): SelectedEngine {
  const { engine, options } = selected;
  const { outputLanguage, audioLanguage, ...others } = options;
  const isOffline = engine.id === 'offline';
  if (isOffline && outputLanguage !== undefined && !['same', 'variant'].includes(languageFit(language, outputLanguage)))
    throw new Failure(
      'noModel',
      `A text in ${outputLanguage} from a transcript in ${language || 'an unknown language'} needs a language model, and none is configured. Add a provider in the settings.`,
    );
  const isUnmatched = audioLanguage !== undefined && language !== '' && languageFit(language, audioLanguage) === 'none';
  if (!(isOffline && outputLanguage !== undefined) && !isUnmatched) return selected;
  const fitted = { ...others, ...(!isOffline && { outputLanguage }), ...(!isUnmatched && { audioLanguage }) };
  return { ...selected, options: fitted, keys: textKeys(fitted, engine.id) };
}
