import { expect, it } from 'vitest';
import { isPolled } from './is-polled.ts';

it('distinguishes a live playlist from those that are requested once', () => {
  const live = 'https://cdn.example.com/live.m3u8';
  const others = ['https://cdn.example.com/en.m3u8', 'https://cdn.example.com/main.m3u8', 'https://cdn.example.com/de.m3u8'];
  expect(isPolled([...others, `${live}?part=1`, `${live}?part=2`])).toBe(false);
  expect(isPolled([`${live}?part=1`, ...others, `${live}?part=2`, live])).toBe(true);
  expect(isPolled([])).toBe(false);
});
