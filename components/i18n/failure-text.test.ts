import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it('names the rule of a recipe that no longer fits its site', () => {
  const details = { recipe: 'clips', rule: 'medium.title' };
  const { help } = failureText({ code: 'siteFailed' });
  expect(failureText({ code: 'siteFailed', details }).help).toBe(`${help} \u2068(clips: medium.title)\u2069`);
  expect(failureText({ code: 'captionsUnreadable', details }).help).toContain('(clips: medium.title)');
  expect(failureText({ code: 'offline', details })).toEqual(failureText({ code: 'offline' }));
});
