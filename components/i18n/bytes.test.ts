import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it('formatBytes selects the most informative unit', () => {
  expect([0, 1, 999, 1000, 1_450_000, 25_400_000, 3e9, 1e15].map((bytes) => formatBytes(bytes, 'en'))).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 kB',
    '1.5 MB',
    '25 MB',
    '3 GB',
    '1,000 TB',
  ]);
});
