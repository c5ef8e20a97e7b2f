import { basename, join } from 'node:path';

const isBundled = !import.meta.url.endsWith('.ts');

/**
 * Returns the path of a file that the server reads or starts at run time, by its path in the project. In the bundle such files
 * lie beside the code under their base names, and programs end with `.js`.
 */
export const runtimeFile = (path: string): string =>
  isBundled ? join(import.meta.dirname, basename(path).replace(/\.ts$/, '.js')) : join(import.meta.dirname, '..', '..', path);
