import { expect, it } from 'vitest';
import { Failure } from '../../../lib/contract/failure.ts';
import { graphicsFailure } from './graphics-failure.ts';

it.each([
  ['webgpu', 'modelFailed', true],
  ['webgpu', 'cancelled', false],
  ['wasm', 'modelFailed', false],
] as const)('on %s, %s is temporary: %s', (device, code, retry) => {
  const failure = graphicsFailure(new Failure(code, 'Device is lost'), { device });
  expect(failure).toMatchObject({ code, message: 'Device is lost' });
  expect(failure.details?.retry ?? false).toBe(retry);
});
