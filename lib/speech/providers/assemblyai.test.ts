import { expect, it, vi } from 'vitest';
import { json } from '../../../test/provider/provider.ts';
import { bread, providers, recognizerIn } from '../../../test/world/speech-server/speech-run.ts';
import { soundOf } from '../../../test/world/speech-server/tones.ts';

const { signal } = new AbortController();
const chunk = { samples: soundOf(bread, 0, 6) };
const provider = providers.assemblyai;
const methods = (requests: string[]) => requests.map((line) => line.replace(/transcript\/.*/, 'transcript/ID'));

it('uploads, requests, polls, and deletes', async () => {
  const { recognizer, world } = recognizerIn(provider, { looks: 2 });
  await recognizer.transcribe({ ...chunk, speakers: true }, signal);
  const look = 'GET /v2/transcript/ID';
  expect(methods(world.requests)).toEqual([
    'POST /v2/upload',
    'POST /v2/transcript',
    look,
    look,
    look,
    'DELETE /v2/transcript/ID',
  ]);
  expect(world.calls[0]!.options).toEqual({
    audio_url: expect.stringMatching(/^https:/),
    speech_models: ['universal-3-5-pro', 'universal-2'],
    language_detection: true,
    speaker_labels: true,
  });
});

it('a failed poll does not end a paid transcript', async () => {
  for (const fault of ['serverError', 'rateLimited', 'breaksOff', 'badGateway'] as const) {
    const { recognizer, world } = recognizerIn(provider, { fault, about: 'GET', calls: 3 });
    expect((await recognizer.transcribe(chunk, signal)).segments).not.toEqual([]);
    expect([...world.uploads]).toEqual([]);
  }
});

it('failed polls do not end a paid transcript while others succeed between them', async () => {
  const { recognizer, world } = recognizerIn(provider, { looks: 8 });
  const { react } = world;
  let polls = 0;
  vi.spyOn(world, 'react').mockImplementation(async (request) => {
    const fails = request.method === 'GET' && polls++ % 2 === 0;
    return fails ? json(503, { error: 'overloaded' }) : react(request);
  });
  expect((await recognizer.transcribe(chunk, signal)).segments).not.toEqual([]);
  expect(polls).toBe(18);
});

it.each(['serverError', 'wrongKey'] as const)('polls that never succeed end it, and it is deleted: %s', async (fault) => {
  const { recognizer, world } = recognizerIn(provider, { fault, about: 'GET' });
  await expect(recognizer.transcribe(chunk, signal)).rejects.toMatchObject({ details: { retry: fault === 'serverError' } });
  await expect.poll(() => [...world.uploads]).toEqual([]);
});

it.each(['hangs', 'serverError', 'wrongKey', 'forbidden'] as const)(
  'the transcript is returned when its deletion fails: %s',
  async (fault) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const { recognizer } = recognizerIn(provider, { fault, about: 'DELETE' });
    vi.mocked(AbortSignal.timeout).mockImplementationOnce(() => new AbortController().signal);
    expect((await recognizer.transcribe(chunk, signal)).segments).not.toEqual([]);
  },
);

it('an abort during processing ends at once, and the transcript is deleted', async () => {
  const { recognizer, world } = recognizerIn(provider, { looks: 1_000_000 });
  const stop = new AbortController();
  const transcription = recognizer.transcribe(chunk, stop.signal);
  await expect.poll(() => methods(world.requests)).toContain('GET /v2/transcript/ID');
  stop.abort();
  await expect(transcription).rejects.toMatchObject({ code: 'cancelled' });
  await expect.poll(() => [...world.uploads]).toEqual([]);
  expect(methods(world.requests).filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
});

it('an abort between request and response leaves no transcript behind', async () => {
  const { recognizer, world } = recognizerIn(provider);
  const stop = new AbortController();
  const { react } = world;
  vi.spyOn(world, 'react').mockImplementation(async (request) => {
    const reaction = await react(request);
    if (request.path === '/v2/transcript') stop.abort();
    return reaction;
  });
  const transcription = recognizer.transcribe(chunk, stop.signal);
  await expect(transcription).rejects.toMatchObject({ code: 'cancelled' });
  await expect.poll(() => methods(world.requests)).toContain('DELETE /v2/transcript/ID');
  expect([...world.uploads]).toEqual([]);
});

it('an abort during the upload requests nothing', async () => {
  const { recognizer, world } = recognizerIn(provider, { fault: 'stalls', about: 'upload' });
  const stop = new AbortController();
  const transcription = recognizer.transcribe(chunk, stop.signal);
  await expect.poll(() => world.requests).toEqual(['POST /v2/upload']);
  stop.abort();
  await expect(transcription).rejects.toMatchObject({ code: 'cancelled' });
  expect(world.requests).toEqual(['POST /v2/upload']);
});
