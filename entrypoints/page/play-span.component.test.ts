import { afterEach, expect, it } from 'vitest';
import { playSpan, seekTo } from './play-span.ts';

const sampleRate = 8000;
const durationSeconds = 600;

/** Creates a player of silence, loaded. It is muted, because a page may then play it without a click. */
async function createPlayer(): Promise<HTMLAudioElement> {
  const bytes = sampleRate * durationSeconds;
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, bytes, true);
  const player = new Audio(
    URL.createObjectURL(new Blob([header.buffer, new Uint8Array(bytes).fill(128)], { type: 'audio/wav' })),
  );
  player.muted = true;
  document.body.append(player);
  await expect.poll(() => player.readyState).toBe(4);
  return player;
}

afterEach(() => {
  for (const player of document.querySelectorAll('audio')) player.pause();
  document.body.replaceChildren();
});

it('plays a stretch and pauses at its end, once', async () => {
  const player = await createPlayer();
  playSpan(player, 60, 60.5);
  await expect.poll(() => player.paused && player.currentTime >= 60.5).toBe(true);
  await player.play();
  const { currentTime } = player;
  await expect.poll(() => player.currentTime).toBeGreaterThan(currentTime + 0.5);
  expect(player.paused).toBe(false);
});

/** What a site's own timeline does on a click. */
function seekAlone(player: HTMLAudioElement): void {
  player.currentTime = 300;
}

it.each([
  ['goes to another place', seekAlone],
  ['seeks with Gloss', (player: HTMLAudioElement) => seekTo(player, 300)],
])('lets a user who %s play on', async (_, leave) => {
  const player = await createPlayer();
  playSpan(player, 60, 61);
  await expect.poll(() => !player.paused && !player.seeking && player.currentTime > 60).toBe(true);
  leave(player);
  await expect.poll(() => player.currentTime).toBeGreaterThan(301);
  expect(player.paused).toBe(false);
});

it('lets a user who pauses and plays again play on', async () => {
  const player = await createPlayer();
  playSpan(player, 60, 61);
  await expect.poll(() => !player.paused && player.currentTime > 60).toBe(true);
  player.pause();
  await new Promise((resolve) => setTimeout(resolve));
  await player.play();
  await expect.poll(() => player.currentTime).toBeGreaterThan(61.5);
  expect(player.paused).toBe(false);
});
