import { expect, it } from 'vitest';
import type { Script } from '../../../test/world/speech-server/script.ts';
import { bread, providers, recognizerIn, tea } from '../../../test/world/speech-server/speech-run.ts';
import { soundOf } from '../../../test/world/speech-server/tones.ts';
import type { ChunkTranscription } from '../../ports/speech.ts';
import type { SpeechProvider } from './address.ts';
import { createRecognizer } from './create-recognizer.ts';

const { signal } = new AbortController();
const { openaiTranscription: openai, deepgram, assemblyai, elevenLabs } = providers;

const wordsIn = ({ segments }: ChunkTranscription) => segments.flatMap(({ words = [] }) => words);
const textIn = ({ segments }: ChunkTranscription) => segments.map(({ text }) => text).join(' ');
const wordsBetween = ({ words }: Script, from: number, to: number) =>
  words.filter(({ startTime, endTime }) => startTime >= from && endTime <= to);
const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

it.each<[string, SpeechProvider]>([
  ['OpenAI', openai],
  ['Groq', { ...openai, model: 'whisper-large-v3' }],
  ['Speaches', { ...openai, model: 'Systran/faster-whisper-small', apiKey: undefined }],
  ['whisper.cpp', { ...openai, model: 'whisper', apiKey: undefined }],
  ['Deepgram', deepgram],
  ['AssemblyAI', assemblyai],
  ['ElevenLabs', elevenLabs],
])('%s returns exactly the words of a chunk at their times', async (_, provider) => {
  // Between two words, so that none is cut.
  const [from, to] = [bread.words[20]!.startTime - 0.02, bread.words[80]!.endTime];
  const { recognizer, world } = recognizerIn(provider);
  const transcription = await recognizer.transcribe({ samples: soundOf(bread, from, to), language: 'en-GB' }, signal);
  const expected = wordsBetween(bread, from, to);
  expect(expected).toHaveLength(61);
  expect(textIn(transcription)).toBe(expected.map(({ text }) => text).join(' '));
  expect(transcription.language).toBe('en-GB');
  expect(wordsIn(transcription).map(({ text }) => bare(text))).toEqual(expected.map(({ text }) => bare(text)));
  for (const [i, { startTime, endTime }] of wordsIn(transcription).entries()) {
    expect(Math.abs(startTime + from - expected[i]!.startTime)).toBeLessThan(0.02);
    expect(Math.abs(endTime + from - expected[i]!.endTime)).toBeLessThan(0.06);
  }
  expect(transcription.segments.length).toBeGreaterThan(3);
  for (const { startTime, endTime, words } of transcription.segments) {
    expect([startTime, endTime]).toEqual([words![0]!.startTime, words!.at(-1)!.endTime]);
  }
  expect(world.calls).toMatchObject([{ language: 'en', speakers: false, seconds: expect.closeTo(to - from, 3) }]);
});

it.each(Object.values(providers))('$kind detects the language, and writes Chinese without spaces', async (provider) => {
  const { recognizer } = recognizerIn(provider);
  const transcription = await recognizer.transcribe({ samples: soundOf(tea) }, signal);
  expect(transcription.language).toBe('zh');
  const text = transcription.segments.map((segment) => segment.text).join('');
  expect(text).toBe(tea.words.map((word) => word.text).join(''));
  expect((await recognizer.transcribe({ samples: soundOf(bread, 0, 5) }, signal)).language).toMatch(/^en(?:-US)?$/);
});

it.each<[string, SpeechProvider, string[]]>([
  ['Deepgram', deepgram, ['0', '1']],
  ['AssemblyAI', assemblyai, ['A', 'B']],
  ['ElevenLabs', elevenLabs, ['speaker_0', 'speaker_1']],
  ['OpenAI', { ...openai, model: 'gpt-4o-transcribe-diarize' }, ['Ann', 'Ben']],
])('%s distinguishes speakers', async (_, provider, names) => {
  const { recognizer, world } = recognizerIn(provider);
  const transcription = await recognizer.transcribe({ samples: soundOf(bread), speakers: true, prompt: 'bread' }, signal);
  const turns = transcription.segments.map(({ speaker }) => speaker).filter((speaker, i, all) => speaker !== all[i - 1]);
  expect(turns).toEqual([0, 1, 0, 1, 0].map((i) => names[i]));
  expect(world.calls[0]!.speakers).toBe(true);
});

it.each([
  ['gpt-transcribe', 'en'],
  ['gpt-4o-transcribe', undefined],
  ['voxtral-mini', undefined],
])('%s, which returns no times, gets short chunks, and its sentences are spread', async (model, language) => {
  const { recognizer, world } = recognizerIn({ ...openai, model });
  const to = bread.words[30]!.endTime;
  const samples = soundOf(bread, 0, to);
  const transcription = await recognizer.transcribe({ samples }, signal);
  expect(recognizer.chunkSeconds).toEqual({ best: 25, max: 40 });
  expect(transcription.language).toBe(language);
  expect(textIn(transcription)).toBe(
    wordsBetween(bread, 0, to)
      .map(({ text }) => text)
      .join(' '),
  );
  expect(transcription.segments.length).toBeGreaterThan(1);
  expect(transcription.segments[0]!.startTime).toBeCloseTo(0, 2);
  expect(transcription.segments.slice(1).map(({ startTime }) => startTime)).toEqual(
    transcription.segments.slice(0, -1).map(({ endTime }) => endTime),
  );
  expect(transcription.segments.at(-1)!.endTime).toBeCloseTo(to, 1);
  // What a server does not support is requested once, not with every chunk.
  await recognizer.transcribe({ samples, language: 'en' }, signal);
  expect(world.calls.map(({ options }) => options.format)).toEqual(['json', 'json']);
  expect(world.requests).toHaveLength(model.startsWith('gpt') ? 2 : 4);
});

it('concurrent chunks change to the next format together, however late one of them is refused', async () => {
  const firstDone = Promise.withResolvers<void>();
  let calls = 0;
  const recognizer = createRecognizer(openai, {
    fetch: async (_, { body }) => {
      if (!new TextDecoder().decode(body as Uint8Array).includes('verbose_json')) return Response.json({ text: 'Hello.' });
      calls += 1;
      if (calls === 2) await firstDone.promise;
      return Response.json({ error: { message: 'response_format verbose_json is not supported' } }, { status: 400 });
    },
  });
  const chunk = { samples: soundOf(bread, 0, 3) };
  const first = recognizer.transcribe(chunk, signal);
  const late = recognizer.transcribe(chunk, signal);
  expect(textIn(await first)).toBe('Hello.');
  firstDone.resolve();
  expect(textIn(await late)).toBe('Hello.');
});

it('passes terms, temperature and the kind of Chinese in each provider’s form', async () => {
  const chunk = { samples: soundOf(bread, 0, 3), prompt: 'Gloss, Ada Lovelace', temperature: 0.4, language: 'zh-TW' };
  const requestTo = async (provider: SpeechProvider) => {
    const { recognizer, world } = recognizerIn(provider);
    await recognizer.transcribe(chunk, signal);
    const [{ prompt, temperature, language }] = world.calls as [(typeof world.calls)[0]];
    return { prompt, temperature, language };
  };
  const terms = ['Gloss', 'Ada Lovelace'];
  expect(await requestTo(openai)).toEqual({ prompt: chunk.prompt, temperature: 0.4, language: 'zh' });
  expect(await requestTo({ ...openai, model: 'gpt-transcribe' })).toEqual({
    prompt: chunk.prompt,
    temperature: 0.4,
    language: 'zh',
  });
  expect(await requestTo(deepgram)).toEqual({ prompt: terms, temperature: undefined, language: 'zh-TW' });
  expect(await requestTo({ ...deepgram, model: 'nova-2' })).toEqual({
    prompt: ['Gloss'],
    temperature: undefined,
    language: 'zh-TW',
  });
  expect(await requestTo(assemblyai)).toEqual({ prompt: terms, temperature: 0.4, language: 'zh' });
  expect(await requestTo({ ...assemblyai, model: 'universal-2' })).toEqual({
    prompt: terms,
    temperature: undefined,
    language: 'zh',
  });
  expect(await requestTo(elevenLabs)).toEqual({ prompt: terms, temperature: 0.4, language: 'zh' });
  expect(await requestTo({ ...elevenLabs, model: 'scribe_v1' })).toEqual({ prompt: [], temperature: 0.4, language: 'zh' });
});

it.each(Object.values(providers))('$kind: silence has no segments', async (provider) => {
  const { recognizer, world } = recognizerIn(provider);
  expect((await recognizer.transcribe({ samples: new Float32Array(32_000) }, signal)).segments).toEqual([]);
  expect((await recognizer.transcribe({ samples: new Float32Array(32_000), language: 'en' }, signal)).segments).toEqual([]);
  expect(await recognizer.transcribe({ samples: new Float32Array() }, signal)).toEqual({ segments: [] });
  world.behave({ fault: 'empty' });
  expect((await recognizer.transcribe({ samples: soundOf(bread, 0, 4), language: 'en' }, signal)).segments).toEqual([]);
  expect(world.calls).toHaveLength(3);
});

it.each(Object.values(providers))('$kind: a language other than the requested one is reported', async (provider) => {
  const { recognizer } = recognizerIn(provider, { fault: 'otherLanguage' });
  const transcription = await recognizer.transcribe(
    { samples: soundOf(bread, 0, 20), language: provider === openai ? 'en' : undefined },
    signal,
  );
  expect(transcription.language).toBe('de');
  expect(textIn(transcription)).toMatch(/^In diesem Teil/);
});

it.each(Object.values(providers))('$kind stores nothing of the audio', async (provider) => {
  const { recognizer, world } = recognizerIn(provider);
  await recognizer.transcribe({ samples: soundOf(bread, 0, 4) }, signal);
  expect([...world.uploads]).toEqual([]);
});

it('words that Whisper invents in silence belong to no segment', async () => {
  const segments = [
    { start: 0, end: 5, text: 'Hello there.' },
    { start: 6, end: 9, text: 'Thanks for watching!', no_speech_prob: 0.9, avg_logprob: -1.4 },
  ];
  const starts = { Hello: 0, there: 2, Thanks: 6, for: 7, watching: 8 };
  const words = Object.entries(starts).map(([word, start]) => ({ word, start, end: start + 0.9 }));
  const recognizer = createRecognizer(openai, { fetch: async () => Response.json({ text: 'x', segments, words }) });
  const { segments: read } = await recognizer.transcribe({ samples: new Float32Array(160_000) }, signal);
  expect(read.map((segment) => segment.words?.map(({ text }) => text))).toEqual([['Hello', 'there']]);
});

it('times stay within the chunk, whatever a model returns', async () => {
  const segments = [
    { start: 3, end: 30, text: ' Late.' },
    { start: -1, end: 0.5, text: ' Early. ' },
    { start: 1, end: 0, text: 'Backwards.' },
    { start: 0, end: 30, text: 'Thanks for watching!', no_speech_prob: 0.9, avg_logprob: -1.4 },
    { start: 2, end: 3, text: '  ' },
  ];
  const recognizer = createRecognizer(openai, { fetch: async () => Response.json({ text: 'x', segments }) });
  expect(await recognizer.transcribe({ samples: new Float32Array(64_000) }, signal)).toEqual({
    segments: [
      { startTime: 0, endTime: 0.5, text: 'Early.' },
      { startTime: 1, endTime: 1, text: 'Backwards.' },
      { startTime: 3, endTime: 4, text: 'Late.' },
    ],
  });
});
