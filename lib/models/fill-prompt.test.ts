import { expect, it } from 'vitest';
import { fillPrompt } from './fill-prompt.ts';

const fields = { title: 'Clocks', language: 'German (de)', duration: '4 minutes' };

it('replaces the known placeholders', () => {
  expect(fillPrompt('Sum up {{title}} ({{ duration }}) in {{language}}, {not} {{title}}', fields)).toBe(
    'Sum up Clocks (4 minutes) in German (de), {not} Clocks',
  );
});

it.each(['{{transcript}}', '{{}}', '{{constructor}}', '{{Title}}'])(
  'returns the name of the unknown placeholder in %s',
  (template) => {
    expect(() => fillPrompt(template, fields)).toThrowError(
      expect.objectContaining({ code: 'invalid', message: expect.stringContaining(template) }),
    );
  },
);
