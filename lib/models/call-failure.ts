import { APICallError } from 'ai';
import { Failure } from '../contract/failure.ts';
import { statusFailure, thrownFailure } from './provider-failure.ts';

/** Converts any error of a model call to a Failure. */
export function callFailure(error: unknown): Failure {
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    return statusFailure(error.statusCode, error.responseBody ?? error.message, (name) => error.responseHeaders?.[name]);
  }
  const name = error instanceof Error ? error.name : '';
  if (name !== 'AI_TypeValidationError' && name !== 'AI_JSONParseError') return thrownFailure(error);
  return new Failure('modelFailed', 'the answer is not of this provider’s kind', { retry: false });
}
