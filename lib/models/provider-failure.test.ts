import { expect, it } from 'vitest';
import { Failure } from '../contract/failure.ts';
import { callFailure } from './ask-model.ts';
import { statusFailure, withoutKey } from './provider-failure.ts';

const after = (headers: Record<string, string>, body = '') =>
  statusFailure(429, body, (name) => headers[name]).details?.retryAfterMs;

it('reads a retry delay in each form that providers use', () => {
  expect(after({ 'retry-after': '7' })).toBe(7000);
  expect(after({ 'retry-after-ms': '250', 'retry-after': '1' })).toBe(250);
  expect(after({}, '{"error":{"details":[{"@type":"…RetryInfo","retryDelay":"34s"}]}}')).toBe(34_000);
  expect(after({}, '{"retryDelay": "0.9s"}')).toBe(900);
  expect(after({ 'retry-after': new Date(Date.now() + 60_000).toUTCString() })).toBeGreaterThan(50_000);
  expect(after({}, '{"error":{"message":"Rate limit reached. Please try again in 7.66s. Visit …"}}')).toBe(7660);
  expect(after({}, '{"error":{"message":"Please try again in 2m30s."}}')).toBe(150_000);
  expect(after({}, '{"error":{"message":"Please try again in 120ms."}}')).toBe(120);
  expect(after({ 'retry-after': 'soon' })).toBeUndefined();
  expect(after({})).toBeUndefined();
});

it.each([
  [
    400,
    '{"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}',
    'modelRefused',
    false,
  ],
  [400, '{"error":{"message":"The model `gpt-9` does not exist"}}', 'modelRefused', false],
  [402, '{"error":{"message":"Insufficient Balance"}}', 'modelRefused', false],
  [403, '<html>Forbidden</html>', 'modelRefused', false],
  [429, '{"error":{"message":"Slow down"}}', 'rateLimited', true],
  [
    429,
    '{"error":{"message":"You exceeded your current quota, check your billing details","code":"insufficient_quota"}}',
    'modelRefused',
    false,
  ],
  [
    429,
    '{"error":{"code":429,"message":"You exceeded your current quota, check your plan and billing details.","details":[{"quotaId":"GenerateRequestsPerMinute-FreeTier"},{"retryDelay":"26s"}]}}',
    'rateLimited',
    true,
  ],
  [
    429,
    '{"error":{"code":429,"message":"You exceeded your current quota, check your plan and billing details.","details":[{"quotaId":"GenerateRequestsPerDayPerProjectPerModel-FreeTier"},{"retryDelay":"26s"}]}}',
    'rateLimited',
    false,
  ],
  [500, '{"error":{"message":"The model answered with an unknown error"}}', 'modelFailed', true],
  [400, '{"error":{"message":"max_tokens is too large"}}', 'modelFailed', false],
  [503, 'busy', 'modelFailed', true],
  [529, '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', 'modelFailed', true],
])('maps status %i with %s to %s', (status, body, code, retry) => {
  const failure = statusFailure(status, body, () => undefined);
  expect(failure.code).toBe(code);
  expect(failure.details).toMatchObject({ status, retry });
});

it('includes a short form of the provider’s message', () => {
  expect(statusFailure(500, '{"error":{"message":"It \\"broke\\"\\nbadly"}}', () => undefined).message).toBe(
    '500: It "broke" badly',
  );
  expect(
    statusFailure(500, String.raw`{"error":{"message":"\u4f59\u989d\u0000 \/ \ud83d\ude80"}}`, () => undefined).message,
  ).toBe('500: 余额 / 🚀');
  expect(statusFailure(502, '<!doctype html><body>Bad gateway', () => undefined).message).toBe('502: a web page');
  expect(statusFailure(500, 'x'.repeat(9999), () => undefined).message.length).toBeLessThan(320);
});

it('never contains a key', () => {
  const failure = withoutKey(new Failure('modelFailed', 'sk-1 is no key, sk-1!'), 'sk-1');
  expect(failure.message).toBe('(key) is no key, (key)!');
});

it('converts every thrown value to a Failure', () => {
  expect(callFailure(new TypeError('Failed to fetch'))).toMatchObject({ code: 'modelFailed', details: { retry: true } });
  expect(callFailure({ type: 'error', message: 'busy' })).toMatchObject({ code: 'modelFailed', message: 'busy' });
  expect(callFailure(undefined)).toMatchObject({ code: 'modelFailed' });
  const untested = new DOMException('The model attempted to output text in an untested language.', 'NotSupportedError');
  expect(callFailure(untested)).toMatchObject({ code: 'modelFailed', details: { retry: false } });
  expect(callFailure({ code: 402, message: 'Insufficient credits' })).toMatchObject({
    code: 'modelRefused',
    message: '402: Insufficient credits',
  });
  const failure = new Failure('offline');
  expect(callFailure(failure)).toBe(failure);
});
