import { env, LogLevel } from '@huggingface/transformers';
import './onnx-runtime.ts';
import { originFiles } from './origin-files.ts';

const host = 'https://huggingface.co/';
const address = /^([^/]+\/[^/]+)\/resolve\/main\/(.+)$/;

/** The library finds files of models where they were downloaded to, and nowhere else. */
Object.assign(env, {
  allowRemoteModels: false,
  // One of the two must be: here nothing is anywhere but in the cache below.
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
