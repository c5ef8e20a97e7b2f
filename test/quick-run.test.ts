import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variantFiles } from './quick-run.ts';

test('every file of variants exists, so that none runs quickly under another name', () => {
  expect(variantFiles.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});
