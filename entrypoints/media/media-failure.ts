import { UnsupportedInputFormatError } from 'mediabunny';
import { Failure } from '../../lib/contract/failure.ts';

/** Converts an error of the media library to a Failure about audio (`noSound`) or video (`noPictures`), with its reason. */
export function mediaFailure(error: unknown, code: 'noSound' | 'noPictures'): Failure {
  if (error instanceof Failure) return error;
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'AbortError' || name === 'QuotaExceededError') return Failure.from(error);
  const reason = error instanceof UnsupportedInputFormatError ? 'format' : 'broken';
  return new Failure(code, message || name, { reason });
}
