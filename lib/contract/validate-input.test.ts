import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import { summaries } from './summaries.ts';
import { validateInput } from './validate-input.ts';

z.config(z.locales.en());

const { input } = summaries.summarizeWithConfig;
const refused = (given: unknown): Failure => {
  try {
    validateInput(input, given);
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('not refused');
};

describe('validateInput', () => {
  it('returns a valid input unchanged', () => {
    const given = { url: 'https://example.org/talk', promptConfig: { detailLevel: 400 } };
    expect(validateInput(input, given)).toEqual(given);
  });

  it('adds the scheme that an address lacks', () => {
    expect(validateInput(input, { url: 'youtu.be/jNQXAC9IVRw' })).toEqual({ url: 'https://youtu.be/jNQXAC9IVRw' });
  });

  it.each(['en', 'pt-BR', 'zh_CN', 'zh-Hans-CN', 'English'])('accepts the language %s', (outputLanguage) => {
    const given = { url: 'https://example.org/talk', promptConfig: { outputLanguage } };
    expect(validateInput(input, given)).toEqual(given);
  });

  it.each(['!!', 'e', 'zh (Hans)', 'en,de'])('rejects the language %j', (outputLanguage) => {
    const { details } = refused({ url: 'https://example.org/talk', promptConfig: { outputLanguage } });
    expect(details).toMatchObject([{ path: 'promptConfig.outputLanguage' }]);
  });

  it('rejects an invalid input with a message for each field', () => {
    const failure = refused({ url: 'ftp://example.org', promptConfig: { detailLevel: 1001 }, model: 'mine' });
    expect(failure.code).toBe('invalid');
    expect(failure.message).toBe(
      'url: not an http or https address, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ; promptConfig.detailLevel: Too big: expected number to be <=1000; Unrecognized key: "model"',
    );
    expect(failure.details).toContainEqual({ path: 'url', message: expect.stringContaining('https://') });
  });

  it('names the expected type of a missing value', () => {
    expect(refused({}).message).toBe('url: Invalid input: expected string, received undefined');
  });
});
