import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Recipe } from '../../contract/recipe.ts';

it('publishes the schema of recipes as it is', () => {
  const published = readFileSync(new URL('../../../docs/recipe.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(Recipe))));
});
