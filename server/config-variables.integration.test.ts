import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { variables } from './config-variables.ts';

it.each(Object.entries(variables))('has an example of %s that a shell reads and that changes the default', (name, variable) => {
  const [schema, example, , absent] = variable;
  expect(example).not.toBe(absent);
  const value = execFileSync('sh', ['-c', `${name}=${example}\nprintf %s "$${name}"`], { encoding: 'utf8', stdio: 'pipe' });
  expect(schema.safeParse(value)).toMatchObject({ success: true });
});
