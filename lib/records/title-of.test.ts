import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

const content = { title: 'The site’s' };

it.each([
  [undefined, 'The site’s'],
  [{}, 'The site’s'],
  [{ title: '' }, 'The site’s'],
  [{ title: 'The user’s' }, 'The user’s'],
])('the title of an item that is saved as %j is %s', (saved, title) => {
  expect(titleOf(content, saved)).toBe(title);
});
