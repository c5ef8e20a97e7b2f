import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tracing } from './tracing.ts';

/**
 * The telemetry of a module, by its path or, for a package, its name. The module's default export is a `Tracing`, or a function
 * that gives one. Throws an error that says what is wrong with it.
 */
export async function loadTracing(module: string): Promise<Tracing> {
  const isPath = isAbsolute(module) || /^\.{1,2}\//.test(module);
  const made = await import(isPath ? pathToFileURL(resolve(module)).href : module).then(
    ({ default: told }: { default?: unknown }) => (typeof told === 'function' ? told() : told),
    (error) => {
      throw new Error(`GLOSS_TELEMETRY: ${module} can't be loaded: ${error instanceof Error ? error.message : error}`);
    },
  );
  if (!isTracing(made)) throw new Error(`GLOSS_TELEMETRY: ${module} has no default export with a function span`);
  return made;
}

const isTracing = (made: unknown): made is Tracing =>
  typeof made === 'object' && made !== null && 'span' in made && typeof made.span === 'function';
