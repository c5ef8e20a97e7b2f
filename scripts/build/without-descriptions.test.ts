import { expect, it } from 'vitest';
import { removeDescriptions, removeRecipeNotes, removeRecipeRules } from './without-descriptions.ts';

it('removes the descriptions and the tools of a module of the contract, and nothing else', () => {
  const code = `
    listNotes: operation({
      summary: 'The user’s notes, newest first',
      description:
        'It\\'s free.',
      http: 'GET /v1/notes',
      tool: 'list_notes',
      scope: 'read',
      tag: 'open',
      reachesSites: true,
      agents: { isPaged: true, omits: ['note'].map((field) => \`notes[].\${field}\`), defaults: { format: 'text' } },
      input: z.strictObject({ tag: z.string().check(z.describe('Only with this tag'), z.maxLength(50)) }),
      output: z.object({ summary: z.string(), note: z.string().check(z.describe(\`At \${most}\`)) })
        .register(z.globalRegistry, { id: 'Notes' }),
    summarize: operation({
      description: costs,
      input: z.strictObject({ description: z.optional(description) }),`;
  const blank = /^\s*\n/gm;
  expect(removeDescriptions(code).replace(blank, '')).toBe(`    listNotes: operation({
      http: 'GET /v1/notes',
      input: z.strictObject({ tag: z.string().check(z.maxLength(50)) }),
      output: z.object({ summary: z.string(), note: z.string() }),
    summarize: operation({
      input: z.strictObject({ description: z.optional(description) }),`);
});

it('removes the example and the notes of a recipe', () => {
  const recipe = { version: 1, name: 'clips', addresses: [] };
  expect(JSON.parse(removeRecipeNotes(JSON.stringify({ ...recipe, checked: '2026-11', example: 'x', ages: 'y' })))).toEqual(
    recipe,
  );
});

it('leaves the worker the addresses, hosts and names of a recipe, and whether it has rules for cues', () => {
  const recipe = { name: 'clips', title: 'Clips', hosts: ['a.example'], addresses: [], cues: { each: 'file' } };
  expect(JSON.parse(removeRecipeRules(JSON.stringify({ ...recipe, sources: [], medium: {}, tracks: [] })))).toEqual(recipe);
});
