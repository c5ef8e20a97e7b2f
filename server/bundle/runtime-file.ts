import { basename, join } from 'node:path';

const isBundled = !import.meta.url.endsWith('.ts');

/**
 * The path of a file, named by its path in the project, that the server reads or starts while it runs. In the bundle each stands
 * beside the code under its last name, and a program with the ending `.js`.
 */
export const runtimeFile = (path: string): string =>
  isBundled ? join(import.meta.dirname, basename(path).replace(/\.ts$/, '.js')) : join(import.meta.dirname, '..', '..', path);
