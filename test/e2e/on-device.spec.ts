import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DownloadableModel, DownloadableModels } from '../../lib/ports/model-downloads.ts';
import type { TranscriptionResult } from '../../lib/ports/speech.ts';
import { spokenWords } from '../tiny-models/tiny-moonshine.ts';
import { sentences, tinyWhisper } from '../tiny-models/tiny-whisper.ts';
import { voices } from '../voices/voices.ts';
import type { Answer } from '../world/host.ts';
import type { World } from '../world/world.ts';
import { allowing } from './clicks.ts';
import { expect, type Page } from './gloss.ts';
import { holdFile } from './held-file.ts';
import { ownPage } from './model.ts';
import { callOffscreen, closeOffscreen } from './offscreen-document.ts';

const test = allowing('audio.example');

const id = 'whisper-tiny';
const encoder = 'encoder_model_quantized.onnx';
const size = Object.values(tinyWhisper(20_000_000)).reduce((sum, { length }) => sum + length, 0);

const models = {
  list: (page: Page) => callOffscreen<DownloadableModels>(page, 'model-downloads', 'list'),
  download: (page: Page, model = id) => callOffscreen<DownloadableModel>(page, 'model-downloads', 'download', { id: model }),
  pause: (page: Page) => callOffscreen(page, 'model-downloads', 'pause', { id }),
  remove: (page: Page) => callOffscreen(page, 'model-downloads', 'remove', { id }),
};
const shown = async (page: Page) => (await models.list(page)).result.models.find((model) => model.id === id)!;
const hubRequests = (world: World) => world.requests.filter(({ host }) => /(?:^|\.)(?:huggingface\.co|hf\.co)$/.test(host));

/** Serves a file with a voice at a level, after a second of silence. */
function putAudio(world: World, name: string, gain: number, voice = voices['english-woman']): string {
  const samples = Int16Array.from(
    [...new Float32Array(16_000), ...voice, ...new Float32Array(16_000)],
    (sample) => sample * gain * 32_767,
  );
  const header = Buffer.alloc(44);
  header.write('RIFF\0\0\0\0WAVEfmt ');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  world.replace(`audio.example/${name}.wav`, fileAnswer(Buffer.concat([header, Buffer.from(samples.buffer)]), 'audio/wav'));
  return `https://audio.example/${name}.wav`;
}

const fileAnswer = (
  file: Buffer,
  type: string,
  read = (part: Buffer) => Readable.from([part], { objectMode: false }),
): Answer => ({
  media: { type, size: file.length, read: (first, last) => read(file.subarray(first, last + 1)) },
  headers: { 'access-control-allow-origin': '*' },
});

/** Serves the encoder's weights, a megabyte per interval, up to a position where the connection breaks. */
const slowly = (milliseconds: number, until = Number.POSITIVE_INFINITY): Answer =>
  fileAnswer(tinyWhisper(20_000_000)[`onnx/${encoder}`]!, 'application/octet-stream', (part) =>
    Readable.from(
      (async function* () {
        for (let at = 0; at < part.length; at += 1_000_000) {
          if (at >= until) throw new Error('broke off');
          yield part.subarray(at, at + 1_000_000);
          await sleep(milliseconds);
        }
      })(),
      { objectMode: false },
    ),
  );

const transcribe = (page: Page, url: string, more: object = {}) =>
  callOffscreen<TranscriptionResult>(page, 'speech', 'transcribe', {
    audio: { kind: 'file', url },
    transcriber: { kind: 'onDevice', model: id },
    duration: 0,
    done: [],
    ...more,
  });

const texts = ({ cues }: TranscriptionResult) => cues.map(({ text }) => text);
const loud = sentences.loud.words.join('').trim();
const soft = sentences.soft.words.join('');

test('a model is downloaded, transcribes, also offline, and is removed', async ({ gloss, world }) => {
  const page = await ownPage(gloss);
  const [loudly, softly] = [putAudio(world, 'loud', 1), putAudio(world, 'soft', 0.1)];
  expect(await shown(page)).toMatchObject({ state: 'absent', device: 'wasm', have: 0 });
  expect((await transcribe(page, loudly)).failure).toMatchObject({ code: 'noModel' });
  expect(hubRequests(world)).toEqual([]);

  world.replace(encoder, slowly(50));
  const { result, events } = await models.download(page);
  world.replace(encoder, undefined);
  expect(result).toMatchObject({ state: 'ready', have: size, total: size });
  const steps = (events as { have: number }[]).map(({ have }) => have);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));

  const first = await transcribe(page, loudly);
  expect(first.result.language).toBe('en');
  expect(texts(first.result)).toEqual([loud]);
  // The voice comes after a second, and the first word 0.2 s into what is cut out for the model.
  expect(first.result.cues[0]!.words![0]!.startTime).toBeCloseTo(1.1, 0);

  // In a new offscreen document, with an unreachable hub.
  await closeOffscreen(page);
  const before = hubRequests(world).length;
  for (const host of ['huggingface.co', 'hf.co']) world.replace(host, { status: 500 });
  const second = await transcribe(page, softly);
  expect(second.result.language).toBe('zh');
  expect(texts(second.result)).toEqual([soft]);
  expect(second.result.cues[0]!.words!.map(({ text }) => text)).toEqual(sentences.soft.words);
  expect(hubRequests(world)).toHaveLength(before);

  await models.remove(page);
  expect(await shown(page)).toMatchObject({ state: 'absent', have: 0 });
  expect((await transcribe(page, loudly)).failure).toMatchObject({ code: 'noModel' });
});

test('two concurrent transcriptions run one after the other, with a prompt and a given language', async ({ gloss, world }) => {
  const page = await ownPage(gloss);
  const [loudly, softly] = [putAudio(world, 'loud', 1), putAudio(world, 'soft', 0.1)];
  await models.download(page);
  const [one, two] = await Promise.all([
    transcribe(page, loudly, { prompt: 'bread, 茶 <|endoftext|>', language: 'de-AT' }),
    transcribe(page, softly, { transcriber: { kind: 'onDevice', model: '' } }),
  ]);
  expect([one.result.language, two.result.language]).toEqual(['de-AT', 'zh']);
  expect([one, two].map(({ result }) => texts(result))).toEqual([[loud], [soft]]);
});

test('a model without times transcribes each range separately, and speakers are distinguished with the voice model', async ({
  gloss,
  world,
}) => {
  const page = await ownPage(gloss);
  const softly = voices['english-man'].map((sample) => 0.1 * sample);
  const both = Float32Array.from([...voices['english-woman'], ...new Float32Array(16_000), ...softly]);
  const url = putAudio(world, 'both', 1, both);
  const request = { transcriber: { kind: 'onDevice', model: 'moonshine-tiny' }, speakers: true };
  await models.download(page, 'moonshine-tiny');
  const { result } = await transcribe(page, url, request);
  expect(texts(result)).toEqual([spokenWords.loud, spokenWords.soft]);
  expect(result.cues[1]!.startTime).toBeCloseTo(2 + voices['english-woman'].length / 16_000, 0);
  expect(result.voices).toBeUndefined();
  expect((await transcribe(page, url, { ...request, language: 'de' })).failure).toMatchObject({ code: 'noModel' });

  await models.download(page, 'voices');
  const outcome = await transcribe(page, url, request);
  expect(Object.values(outcome.result.voices!)[0]!.length).toBeGreaterThan(10);
});

test('a download continues without its page, is paused, and continues after the offscreen document was closed', async ({
  gloss,
  world,
}) => {
  const page = await ownPage(gloss);
  const held = holdFile(tinyWhisper(20_000_000)[`onnx/${encoder}`]!, 4_000_000);
  world.replace(encoder, held.answer);
  expect(await shown(page)).toMatchObject({ state: 'absent' });
  const other = await ownPage(gloss);
  models.download(other).catch(() => undefined);
  await expect.poll(async () => (await shown(page)).have).toBeGreaterThan(2_000_000);
  await other.close();
  const { have } = await shown(page);
  held.sendUntil(8_000_000);
  await expect.poll(async () => (await shown(page)).have).toBeGreaterThan(have);
  await models.pause(page);
  const paused = await shown(page);
  expect(paused).toMatchObject({ state: 'paused' });
  expect((await transcribe(page, putAudio(world, 'loud', 1))).failure).toMatchObject({ code: 'noModel' });

  await closeOffscreen(page);
  world.replace(encoder, undefined);
  const requests = hubRequests(world).length;
  expect((await models.download(page)).result).toMatchObject({ state: 'ready', have: size });
  const resumed = hubRequests(world)
    .slice(requests)
    .find(({ url }) => url.href.includes(encoder))!;
  const small =
    size - tinyWhisper(20_000_000)[`onnx/${encoder}`]!.length - tinyWhisper()['onnx/decoder_model_merged_quantized.onnx']!.length;
  expect(resumed.headers.range).toBe(`bytes=${paused.have - small}-`);
  expect(texts((await transcribe(page, putAudio(world, 'loud', 1))).result)).toEqual([loud]);
});

test('a broken connection is resumed, a permanent failure is reported, and nothing is lost', async ({ gloss, world }) => {
  const page = await ownPage(gloss);
  world.replace(encoder, slowly(20, 5_000_000));
  expect((await models.download(page)).result).toMatchObject({ state: 'ready' });
  const ranges = hubRequests(world)
    .filter(({ url }) => url.href.includes(encoder))
    .map(({ headers }) => headers.range);
  expect(ranges.length).toBeGreaterThan(3);
  expect(new Set(ranges).size).toBe(ranges.length);
  await models.remove(page);

  world.replace(encoder, holdFile(tinyWhisper(20_000_000)[`onnx/${encoder}`]!, 5_000_000).answer);
  const download = models.download(page);
  await expect.poll(async () => (await shown(page)).have).toBeGreaterThan(3_000_000);
  world.setOffline(true);
  expect((await download).failure).toMatchObject({ code: 'offline' });
  expect((await shown(page)).have).toBeGreaterThan(3_000_000);
  world.setOffline(false);
  world.replace(encoder, { status: 404, headers: { 'access-control-allow-origin': '*' } });
  expect((await models.download(page)).failure).toMatchObject({ code: 'modelFailed' });
});

test('a full disk is reported before any request', async ({ gloss, world }) => {
  const page = await ownPage(gloss);
  const protocol = await gloss.context.newCDPSession(page);
  const origin = `chrome-extension://${gloss.extensionId}`;
  await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 30_000_000 });
  expect((await models.download(page)).failure).toMatchObject({ code: 'storageFull' });
  expect(hubRequests(world)).toEqual([]);
});
