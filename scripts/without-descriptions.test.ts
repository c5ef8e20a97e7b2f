import { expect, it } from 'vitest';
import { removeDescriptions } from './without-descriptions.ts';

it('removes the descriptions of a module of the contract, and nothing else', () => {
  const code = `
    listNotes: operation({
      summary: 'The user’s notes, newest first',
      description:
        'It\\'s free.',
      http: 'GET /v1/notes',
      input: z.strictObject({ tag: z.string().check(z.describe('Only with this tag'), z.maxLength(50)) }),
      output: z.object({ summary: z.string(), note: z.string().check(z.describe(\`At \${most}\`)) })
        .register(z.globalRegistry, { id: 'NotePage' }),`;
  expect(removeDescriptions(code)).toBe(`
    listNotes: operation({
      summary: '',
      description:
        '',
      http: 'GET /v1/notes',
      input: z.strictObject({ tag: z.string().check(z.describe(''), z.maxLength(50)) }),
      output: z.object({ summary: z.string(), note: z.string().check(z.describe('')) }),`);
});
