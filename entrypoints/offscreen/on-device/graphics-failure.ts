import { Failure } from '../../../lib/contract/failure.ts';
import type { Build } from './models.ts';

/**
 * Converts the error of a model's computation to a Failure. On a graphics processor it is temporary: a driver that is reset, or a
 * machine that slept, loses the device, and the worker that replaces the failed one opens another.
 */
export function graphicsFailure(error: unknown, { device }: Pick<Build, 'device'>): Failure {
  const failure = Failure.from(error);
  if (device !== 'webgpu' || failure.code !== 'modelFailed') return failure;
  return new Failure('modelFailed', failure.message, { retry: true });
}
