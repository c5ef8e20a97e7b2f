import { afterEach, expect, it, vi } from 'vitest';
import { portPair } from '../../lib/transports/testing/port-pair.ts';
import { connectCapture } from './connect-capture.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends when nothing acknowledges its messages any more', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const { caller } = portPair();
  const capture = connectCapture<object>(caller, 'sound', () => false);
  capture.send({ samples: 1 });
  vi.advanceTimersByTime(20_000);
  capture.send({ samples: 2 });
  expect(capture.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  capture.send({ samples: 3 });
  expect(capture.signal.aborted).toBe(true);
});
