import { expect, it } from 'vitest';
import { obsidianUri } from './obsidian-uri.ts';

const read = (uri: string) => Object.fromEntries(new URL(uri).searchParams);

it('contains a short note', () => {
  const note = { file: 'Clips/面包 & time', content: '# a\n\n50% = ½ + ½ 🍞', vault: 'My vault' };
  const { uri, clipboard } = obsidianUri(note);
  expect(uri).toMatch(/^obsidian:\/\/new\?vault=My%20vault&file=Clips%2F[^ +&]*%20%26%20time&content=/);
  expect(read(uri)).toEqual(note);
  expect(clipboard).toBeUndefined();
});

it('passes a long note by the clipboard', () => {
  const content = 'word '.repeat(400);
  expect(obsidianUri({ file: 'a', content })).toEqual({ uri: 'obsidian://new?file=a&clipboard', clipboard: content });
  expect(obsidianUri({ file: 'a', content: 'a'.repeat(1970) }).uri).toHaveLength(2000);
  expect(obsidianUri({ file: 'a', content: 'a'.repeat(1971) }).clipboard).toHaveLength(1971);
});

it('accepts half a surrogate pair', () => {
  expect(read(obsidianUri({ file: 'a', content: 'x\ud83d' }).uri).content).toBe('x\ufffd');
});
