import { expect, it } from 'vitest';
import { fillPrompt } from './custom-prompt.ts';

const fields = { title: 'Clocks', language: 'German (de)', duration: '4 minutes' };

it('fills in what it knows', () => {
  expect(fillPrompt('Sum up {{title}} ({{ duration }}) in {{language}}, {not} {{title}}', fields)).toBe(
    'Sum up Clocks (4 minutes) in German (de), {not} Clocks',
  );
});

it.each(['{{transcript}}', '{{}}', '{{constructor}}', '{{Title}}'])(
  'names the placeholder that nobody knows in %s',
  (template) => {
    expect(() => fillPrompt(template, fields)).toThrowError(
      expect.objectContaining({ code: 'invalid', message: expect.stringContaining(template) }),
    );
  },
);
