import { env, LogLevel } from '@huggingface/transformers';
import { originFiles } from './origin-files.ts';

const host = 'https://huggingface.co/';
const address = /^([^/]+\/[^/]+)\/resolve\/main\/(.+)$/;

/** Makes the library read downloaded model files from the origin's private file system, and nothing from the network. */
export const configureTransformers = (): void =>
  void Object.assign(env, {
    allowRemoteModels: false,
    // The library requires one of the two; files exist in the custom cache only.
    allowLocalModels: true,
    fetch: async () => new Response(null, { status: 404 }),
    remoteHost: host,
    useBrowserCache: false,
    useWasmCache: false,
    useCustomCache: true,
    customCache: {
      async match(name: string): Promise<Response | undefined> {
        const [, repository, file] = name.startsWith(host) ? (address.exec(name.slice(host.length)) ?? []) : [];
        const stored = repository && file ? await originFiles.read(repository, file) : undefined;
        return stored && new Response(stored, { headers: { 'content-length': String(stored.size) } });
      },
      put: async () => undefined,
    },
    logLevel: LogLevel.ERROR,
  });
