import { expect, it } from 'vitest';
import { failureText, hostPermissionText } from './failure-text.ts';

it('names the rule of a recipe that no longer fits its site', () => {
  const details = { recipe: 'clips', rule: 'medium.title' };
  const { help } = failureText({ code: 'siteFailed' });
  expect(failureText({ code: 'siteFailed', details }).help).toBe(`${help} \u2068(clips: medium.title)\u2069`);
  expect(failureText({ code: 'captionsUnreadable', details }).help).toContain('(clips: medium.title)');
  expect(failureText({ code: 'offline', details })).toEqual(failureText({ code: 'offline' }));
});

it('never shows the pattern of all hosts', () => {
  const { title, action } = hostPermissionText({ host: '*', isForCaptions: false });
  expect([title, action]).toEqual(['Gloss has no access to the site with the file', 'Allow all sites']);
  expect(hostPermissionText({ host: 'a.example', isForCaptions: false }).action).toBe('Allow a.example');
});
