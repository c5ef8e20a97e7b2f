import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '../../lib/contract/operation.ts';

const contract = join(import.meta.dirname, '../../lib/contract');
/** Keywords of JSON Schema that refuse a value by its size or form, or fill in a missing one. */
const keywords = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'pattern',
  'default',
];

/** Every limit of a schema, as a line: its path, the keyword and the value. */
function limitsOf(schema: z.ZodMiniType, name: string, io: 'input' | 'output'): string[] {
  const lines: string[] = [];
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      // zod bounds every integer by what a number holds; that is no limit of ours.
      const isOwn = typeof value !== 'number' || Math.abs(value) < Number.MAX_SAFE_INTEGER;
      if (keywords.includes(key) && typeof value !== 'object' && isOwn) lines.push(`${path} ${key} ${value}`);
      else if (key === 'properties') for (const [field, child] of Object.entries(value)) walk(child, `${path}.${field}`);
      else if (key === '$defs') for (const [type, child] of Object.entries(value)) walk(child, type);
      else if (key === 'items') walk(value, `${path}[]`);
      else walk(value, path);
    }
  };
  walk(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), name);
  return lines;
}

const isSchema = (value: unknown): value is z.ZodMiniType => typeof value === 'object' && value !== null && '_zod' in value;
const isOperation = (value: unknown): value is Operation => typeof value === 'object' && value !== null && 'http' in value;

it('has the limits that callers know: one that is changed here is changed for them', async () => {
  const lines: string[] = [];
  for (const file of globSync('*.ts', { cwd: contract }).filter((each) => !each.endsWith('.test.ts'))) {
    const module: Record<string, unknown> = await import(join(contract, file));
    for (const [name, value] of Object.entries(module)) {
      if (isSchema(value)) lines.push(...limitsOf(value, name, 'input'));
      else if (typeof value === 'number') lines.push(`${name} ${value}`);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, row] of Object.entries(value).filter(([, each]) => isOperation(each))) {
          lines.push(...limitsOf(row.input, `${key}.input`, 'input'), ...limitsOf(row.output, `${key}.output`, 'output'));
        }
      }
    }
  }
  await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('limits.txt');
});
