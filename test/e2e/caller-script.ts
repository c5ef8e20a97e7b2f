import { join } from 'node:path';
import { build } from 'vite';

let script: Promise<string> | undefined;

/** The script of `caller-page.ts`, for a page of the extension to evaluate. */
export const callerScript = (): Promise<string> => {
  script ??= bundle();
  return script;
};

async function bundle(): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.FIREFOX': 'false' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'caller-page.ts'), formats: ['iife'], name: 'callerPage' },
    },
  });
  const [{ output }] = [result].flat() as { output: { code?: string }[] }[] as [{ output: { code?: string }[] }];
  return output[0]!.code!;
}
