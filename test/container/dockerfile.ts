import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** An instruction of the Dockerfile, such as `RUN` with what follows it. */
export interface Instruction {
  name: string;
  rest: string;
}

/** Instructions of the Dockerfile, without comments and with continued lines joined. */
export const instructions: Instruction[] = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ name: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1) }));

/** The patterns of .dockerignore. */
export const ignorePatterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Returns whether Docker ignores a path: the last pattern that matches the path or a parent folder decides. */
function isIgnored(path: string): boolean {
  const parts = path.split('/');
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  const last = ignorePatterns.findLast((line) => paths.some((one) => matchesGlob(one, line.replace(/^!/, ''))));
  return last !== undefined && !last.startsWith('!');
}

/** Returns a path of the project and what is below it, as far as Docker sends it. */
export const contextFiles = (path: string): string[] =>
  [path, ...globSync(`${path}/**/*.*`, { cwd: root })].filter((one) => !isIgnored(one));

/** The command of the health check, without the program `node`. */
export function healthCheckArguments(): string[] {
  const { rest } = instructions.findLast(({ name }) => name === 'HEALTHCHECK')!;
  const [, ...check] = JSON.parse(/^.*?CMD (\[.*\])$/.exec(rest)![1]!) as string[];
  return check;
}
