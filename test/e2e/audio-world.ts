import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '../../lib/contract/failure.ts';
import { type ExtensionBrowser, openBrowser } from '../world/browser.ts';
import { mediaFile } from '../world/media.ts';
import { startWorld, type World } from '../world/world.ts';
import { makeAudioExtension } from './audio-extension.ts';
import type { AudioPage } from './audio-page.ts';
import { expect, type Page, test } from './gloss.ts';

declare const audioPage: AudioPage;

export const fixtures = join(import.meta.dirname, 'fixtures', 'audio');
export const fixture = (name: string) => readFileSync(join(fixtures, name));

type Source = Parameters<AudioPage['read']>[0];
type Options = Parameters<AudioPage['read']>[1];
export type CaptureResult = Exclude<Awaited<ReturnType<AudioPage['read']>>, ReturnType<Failure['toJSON']>>;

/** Opens one browser for all tests of a file, with the page of the extension that reads audio. */
export function setUpAudio() {
  const at = {} as {
    world: World;
    gloss: ExtensionBrowser;
    page: Page;
  };
  let removeExtension: () => void;
  const openPage = async (): Promise<void> => {
    at.page = await at.gloss.context.newPage();
    await at.page.goto(`chrome-extension://${at.gloss.extensionId}/audio.html`);
  };
  test.beforeAll(async () => {
    const extension = await makeAudioExtension();
    removeExtension = extension.remove;
    at.world = await startWorld();
    at.gloss = await openBrowser({ extensionPath: extension.path, world: at.world, audible: true });
    await openPage();
  });
  test.afterAll(async () => {
    await at.gloss.close();
    await at.world.close();
    removeExtension();
  });

  const read = (source: Source, options: Options = {}) =>
    at.page.evaluate(([source, options]) => audioPage.read(source, options), [source, options] as const);
  return Object.assign(at, {
    openPage,
    serve(name: string, type: string, url = `https://media.example/${name}`): Source & { url: string } {
      at.world.replace(url.replace('https://', ''), { media: mediaFile(join(fixtures, name), type) });
      return { kind: 'file', url };
    },
    /** Serves a file without support for ranges. */
    serveWhole(path: string, body: Buffer | Iterable<string>, type = 'audio/mpeg'): Source & { url: string } {
      at.world.replace(`media.example/${path}`, { body, headers: { 'content-type': type } });
      return { kind: 'file', url: `https://media.example/${path}` };
    },
    async capture(...given: Parameters<typeof read>): Promise<CaptureResult> {
      const result = await read(...given);
      if ('code' in result) throw new Error(JSON.stringify(result));
      return result;
    },
    /** Reads audio that must fail; returns the failure's code, reason and host. */
    async failed(...given: Parameters<typeof read>): Promise<string> {
      const result = await read(...given);
      if (!('code' in result)) throw new Error(`read ${result.seconds} s`);
      const { reason, host } = (result.details ?? {}) as Record<string, unknown>;
      return [result.code, reason, host].filter((word) => word !== undefined).join(' ');
    },
  });
}

/** The beeps of the fixtures: one at the start of each second, each 100 Hz higher. `from`: the time at which reading began. */
export function expectBeeps({ beeps }: Pick<CaptureResult, 'beeps'>, seconds: number[], from = 0): void {
  expect(beeps.map(({ at }) => Math.round(at + from))).toEqual(seconds);
  for (const [place, { at, frequency }] of beeps.entries()) {
    expect(Math.abs(at + from - seconds[place]!)).toBeLessThan(0.07);
    expect(Math.abs(frequency - (300 + 100 * seconds[place]!))).toBeLessThan(25);
  }
}
export const all = [0, 1, 2, 3, 4, 5];

/** The fixtures' audio signal at a time in seconds. */
export const beep = (time: number) => (time % 1 < 0.5 ? 0.5 * Math.sin(2 * Math.PI * (300 + 100 * Math.floor(time)) * time) : 0);

/** Encodes samples as a 32-bit float WAV file. */
export function wav(made: {
  channels: number;
  rate: number;
  frames: number;
  sample(frame: number, channel: number): number;
}): Buffer {
  const { channels, rate, frames, sample } = made;
  const file = Buffer.alloc(44 + 4 * channels * frames);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(3, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(4 * channels * rate, 28);
  file.writeUInt16LE(4 * channels, 32);
  file.writeUInt16LE(32, 34);
  file.write('data', 36);
  file.writeUInt32LE(file.length - 44, 40);
  for (let at = 0; at < channels * frames; at++) file.writeFloatLE(sample(Math.floor(at / channels), at % channels), 44 + 4 * at);
  return file;
}
