import { expect, it } from 'vitest';
import { reportOwnWarnings } from './report-own-warnings.ts';

const isReported = (code: string, id?: string): boolean => {
  let reported = false;
  reportOwnWarnings('warn', { code, id, message: '' }, () => {
    reported = true;
  });
  return reported;
};

it.each(['EVAL', 'MODULE_LEVEL_DIRECTIVE'])('leaves out %s of a package only', (code) => {
  expect(isReported(code, '/gloss/node_modules/depd/index.js')).toBe(false);
  expect(isReported(code, '/gloss/server/main.ts')).toBe(true);
});

it('reports any other warning', () => {
  expect(isReported('MISSING_EXPORT', '/gloss/node_modules/depd/index.js')).toBe(true);
  expect(isReported('MISSING_EXPORT')).toBe(true);
});
