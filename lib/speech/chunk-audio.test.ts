import { describe, expect, it } from 'vitest';
import { type AudioReader, sampleRate } from './audio-reader.ts';
import { type AudioChunk, type ChunkReader, type ChunkSize, chunkAudio, toAudioTime } from './chunk-audio.ts';
import { talk } from './fixtures/cut-transcript.ts';
import { simulateAudio } from './fixtures/simulate-audio.ts';

const { signal } = new AbortController();
const size: ChunkSize = { best: 20, max: 30 };

function soundOf(duration: number, sampleAt: (time: number) => number, pieceSeconds = 1): AudioReader {
  const length = Math.round(duration * sampleRate);
  return {
    duration,
    bytes: 0,
    async *read(from) {
      for (let at = Math.round(from * sampleRate); at < length; ) {
        const samples = new Float32Array(Math.min(Math.round(pieceSeconds * sampleRate), length - at));
        for (let i = 0; i < samples.length; i++) samples[i] = sampleAt((at + i) / sampleRate);
        yield samples;
        at += samples.length;
      }
    },
  };
}

async function allFrom(reader: ChunkReader, from = 0, wanted = size): Promise<AudioChunk[]> {
  const chunks: AudioChunk[] = [];
  for (let at = from; ; at = chunks.at(-1)!.next) {
    const chunk = await reader.chunkFrom(at, wanted);
    if (!chunk) return chunks;
    chunks.push(chunk);
  }
}

/** Speech of four syllables a second, with a pause of `pause` seconds at the end of each `every` seconds. */
const speech = (time: number, every: number, pause: number, loud = 0.2) => {
  const isPause = time % every > every - pause;
  const syllable = isPause ? 0 : Math.max(0, Math.sin(2 * Math.PI * 4 * time));
  return loud * syllable * Math.sin(2 * Math.PI * 220 * time) + 0.0005 * Math.sin(2 * Math.PI * 60 * time);
};
const seconds = (chunks: AudioChunk[]) => chunks.reduce((sum, { samples }) => sum + samples.length / sampleRate, 0);

describe('chunks of audio', () => {
  it('end in pauses, or overlap', async () => {
    const chunks = await allFrom(
      chunkAudio(
        soundOf(100, (time) => speech(time, 7, 0.4)),
        undefined,
        signal,
      ),
    );
    expect(chunks.length).toBeGreaterThan(4);
    expect(chunks[0]!.startTime).toBe(0);
    expect(chunks.at(-1)!.endTime).toBeCloseTo(100, 0);
    for (const [place, { startTime, endTime, next }] of chunks.entries()) {
      expect(endTime - startTime).toBeLessThanOrEqual(30);
      if (place === chunks.length - 1) continue;
      expect(endTime % 7).toBeGreaterThan(6.6);
      expect(endTime - next).toBeGreaterThan(0.9);
      expect(endTime - next).toBeLessThan(2.1);
    }
  });

  it('are the same wherever reading starts, and however the audio is delivered', async () => {
    const sampleAt = (time: number) => speech(time, 5.3, 0.3);
    const chunks = await allFrom(chunkAudio(soundOf(90, sampleAt, 1), undefined, signal));
    for (const from of [1, 2, 4]) {
      const start = chunks[from]!.startTime;
      const rest = await allFrom(chunkAudio(soundOf(90, sampleAt, 0.0371 * from), undefined, signal), chunks[from - 1]!.next);
      expect(rest[0]!.startTime).toBe(start);
      expect(rest).toEqual(chunks.slice(from));
    }
  });

  it('are none in silence, or in a quiet hiss', async () => {
    let state = 1;
    const hiss = () => {
      state = (state * 48_271) % 2_147_483_647;
      return (state / 2_147_483_647 - 0.5) * 0.004;
    };
    expect(
      await allFrom(
        chunkAudio(
          soundOf(300, () => 0, 60),
          undefined,
          signal,
        ),
      ),
    ).toEqual([]);
    expect(await allFrom(chunkAudio(soundOf(60, hiss), undefined, signal))).toEqual([]);
  });

  it('are empty for no sample and for one', async () => {
    for (const length of [0, 1]) {
      expect(
        await allFrom(
          chunkAudio(
            soundOf(length / sampleRate, () => 0.9),
            undefined,
            signal,
          ),
        ),
      ).toEqual([]);
    }
  });

  it('contain no invalid samples', async () => {
    const sampleAt = (time: number) => (Math.round(time * sampleRate) % 1000 === 0 ? Number.NaN : speech(time, 5, 0.3));
    const [chunk] = await allFrom(chunkAudio(soundOf(12, sampleAt), undefined, signal));
    expect(chunk!.samples.every(Number.isFinite)).toBe(true);
    expect(chunk!.samples.length / sampleRate).toBeCloseTo(12, 0);
  });

  it('leave out long pauses, and times stay right', async () => {
    // Ten seconds of speech a minute.
    const sampleAt = (time: number) => (time % 60 < 10 ? speech(time, 5, 0.3) : 0);
    const chunks = await allFrom(chunkAudio(soundOf(180, sampleAt), undefined, signal));
    expect(seconds(chunks)).toBeLessThan(34);
    expect(seconds(chunks)).toBeGreaterThan(30);
    for (const chunk of chunks) {
      for (let at = 0; at < chunk.samples.length; at += 997) {
        const time = toAudioTime(chunk, at / sampleRate, 'start');
        expect(chunk.samples[at]).toBeCloseTo(sampleAt(time), 3);
      }
    }
  });

  it('contain only what the recognizer detects as speech', async () => {
    const speechIn = async (samples: Float32Array) => {
      const found: { startTime: number; endTime: number }[] = [];
      for (let at = 0; at < samples.length; at += 160) {
        if (Math.abs(samples[at]!) < 0.05) continue;
        const last = found.at(-1);
        const time = at / sampleRate;
        if (last && time - last.endTime < 0.5) last.endTime = time;
        else found.push({ startTime: time, endTime: time });
      }
      return found;
    };
    const audio = simulateAudio(talk.slice(0, 40), 200);
    const chunks = await allFrom(chunkAudio(audio, speechIn, signal));
    const spokenSeconds = talk.slice(0, 40).reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
    expect(seconds(chunks)).toBeGreaterThan(spokenSeconds);
    expect(seconds(chunks)).toBeLessThan(spokenSeconds + 40 * 0.7 + chunks.length * 2);
  });

  it('are available in time from growing audio', async () => {
    let arrived = 0;
    const audio: AudioReader = {
      ...soundOf(600, (time) => (time % 60 < 5 ? speech(time, 5, 0.3) : 0)),
      duration: 0,
      async *read(from) {
        for (arrived = from; arrived < 600; ) {
          const samples = new Float32Array(sampleRate / 10);
          for (let i = 0; i < samples.length; i++) {
            const time = arrived + i / sampleRate;
            samples[i] = time % 60 < 5 ? speech(time, 5, 0.3) : 0;
          }
          arrived += 0.1;
          yield samples;
        }
      },
    };
    const chunks = chunkAudio(audio, undefined, signal);
    for (let at = 0, chunk = await chunks.chunkFrom(at, { ...size, isLive: true }); chunk; ) {
      // Twenty seconds, the block that they end in, and the lookahead behind it.
      expect(arrived - chunk.startTime).toBeLessThan(20 + 10 + 1);
      at = chunk.next;
      chunk = await chunks.chunkFrom(at, { ...size, isLive: true });
    }
    expect(arrived).toBeGreaterThan(599);
  });

  it('go around a place once, however slowly they are cut', async () => {
    const audio = simulateAudio(talk.slice(0, 40), 200);
    await allFrom(chunkAudio(audio, undefined, signal));
    expect(audio.reads).toEqual([0]);
  });
});
