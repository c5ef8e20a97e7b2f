import { expect, it, vi } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { RecipeValues } from './recipe-values.ts';

it('reads JSON inside text', () => {
  const values = new RecipeValues({ page: { data: '{"name":"Talk","sizes":[1,2]}' } });
  expect(fillTemplate('{page/data/name} ({page/data/sizes/-1})', values)).toBe('Talk (2)');
});

it('reads the same JSON text once for all entries of a list', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const page = { data: '{"name":"A talk of many entries"}' };
  const values = new RecipeValues({ page });
  for (let at = 0; at < 5000; at++) fillTemplate('{page/data/name} {entry}', values.with({ entry: at }));
  expect(parse).toHaveBeenCalledTimes(1);
});
