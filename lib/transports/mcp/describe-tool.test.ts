import { expect, it } from 'vitest';
import { operations } from '../../contract/index.ts';
import type { Operation } from '../../contract/operation.ts';
import type { JsonSchema } from '../json-schema.ts';
import { describeTool } from './describe-tool.ts';

const tools = Object.values<Operation>(operations).flatMap((operation) =>
  operation.tool ? [describeTool(operation, operation.tool)] : [],
);

/** Returns the paths of the inputs that have no description. */
function withoutDescription({ properties = {}, $defs = {} }: JsonSchema, path: string): string[] {
  return Object.entries(properties).flatMap(([name, { $ref, ...own }]) => {
    const field = $ref ? { ...$defs[$ref.slice('#/$defs/'.length)], ...own } : own;
    const inner = withoutDescription({ ...field, $defs }, `${path}.${name}`);
    return field.description ? inner : [`${path}.${name}`, ...inner];
  });
}

it('describes every tool with its cost, and every input, in less than 36 KB', () => {
  expect(new TextEncoder().encode(JSON.stringify({ tools })).length).toBeLessThan(36_000);
  expect(tools.flatMap(({ name, inputSchema }) => withoutDescription(inputSchema as JsonSchema, name))).toEqual([]);
  for (const { name, description } of tools) expect(description, name).toMatch(/free|books|costs|price|plans|workspace/i);
});

it('describes outputs one level deep', () => {
  for (const { name, outputSchema } of tools) {
    const { properties = {} } = outputSchema as JsonSchema;
    for (const field of Object.values(properties)) expect(Object.keys(field), name).not.toContain('properties');
  }
});
