import { Readable } from 'node:stream';
import { tinyMoonshine } from '../../tiny-models/tiny-moonshine.ts';
import { tinyVoices } from '../../tiny-models/tiny-voices.ts';
import { tinyWhisper } from '../../tiny-models/tiny-whisper.ts';
import { tinyWriter } from '../../tiny-models/tiny-writer.ts';
import { type Answer, type Host, redirect } from '../host.ts';
import type { Media } from '../media.ts';

/** Generators of the model files. Whisper's file is large enough to pause its download in the middle. */
const makers: Record<string, () => Record<string, Buffer>> = {
  'onnx-community/whisper-tiny_timestamped': () => tinyWhisper(20_000_000),
  'onnx-community/moonshine-tiny-ONNX': tinyMoonshine,
  'onnx-community/Qwen3-0.6B-ONNX': tinyWriter,
  'onnx-community/wespeaker-voxceleb-resnet34-LM': tinyVoices,
};
const made = new Map<string, Record<string, Buffer>>();
/** Returns a file of a repository; repositories are generated on first request. */
function fileOf(repository = '', path = ''): Buffer | undefined {
  if (!made.has(repository)) made.set(repository, makers[repository]?.() ?? {});
  return made.get(repository)![path];
}

/** The model hub: it serves small files itself and redirects to its CDN for large ones. */
export const huggingface: Host = ({ url, headers }) => {
  const [, repository, path] = /^\/([^/]+\/[^/]+)\/resolve\/main\/(.+)$/.exec(url.pathname) ?? [];
  const file = fileOf(repository, path);
  if (!file) return undefined;
  const answer = path!.startsWith('onnx/')
    ? redirect(`https://us.aws.cdn.hf.co/xet-bridge-us/${repository}/${path}`)
    : { media: mediaOf(file, 'text/plain; charset=utf-8') };
  return { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': headers.origin ?? '*', vary: 'origin' } };
};

/** The CDN for large files. It refuses preflight requests. */
export const cdnHf: Host = ({ url, method }): Answer | undefined => {
  if (method === 'OPTIONS') return { status: 403 };
  const [, repository, path] = /^\/xet-bridge-us\/([^/]+\/[^/]+)\/(.+)$/.exec(url.pathname) ?? [];
  const file = fileOf(repository, path);
  return file && { media: mediaOf(file, 'application/octet-stream'), headers: { 'access-control-allow-origin': '*' } };
};

const mediaOf = (file: Buffer, type: string): Media => ({
  type,
  size: file.length,
  read: (first, last) => Readable.from([file.subarray(first, last + 1)], { objectMode: false }),
});
