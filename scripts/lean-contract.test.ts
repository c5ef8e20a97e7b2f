import { expect, it } from 'vitest';
import { withoutWords } from './lean-contract.ts';

const row = `import * as z from 'zod/mini';
export const Note = z
  .object({ text: z.string().check(z.maxLength(9), z.describe('Markdown')), at: z.number().check(z.describe('s')) })
  .register(z.globalRegistry, { id: 'Note' });
export const notes = {
  getNote: operation({
    summary: 'The note, of a video',
    http: 'GET /v1/notes/get',
    tool: 'get_note',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ id: z.string().check(z.describe('whose'), z.minLength(1)) }),
    output: z.object({ ...Note.shape, more: z.string().check(z.describe('x')) }),
  }),
};
`;

it('leaves the schemas of what comes in, and their names', () => {
  const lean = withoutWords(row, 'notes.ts');
  expect(lean.replace(/\s+/g, '')).toBe(
    `import*aszfrom'zod/mini';exportconstNote=z.object({text:z.string().check(z.maxLength(9)),at:z.number()});
exportconstnotes={getNote:operation({http:'GET /v1/notes/get',input:z.strictObject({id:z.string().check(z.minLength(1))}),}),};`.replace(
      /\s+/g,
      '',
    ),
  );
});
