import { expect, it } from 'vitest';
import { createFileTracks, isAutomaticFile } from './requested-captions.ts';

const cdn = 'https://cdn.example.com';
const read = (captionFiles: string[], manifests: string[] = []) =>
  createFileTracks({ captionFiles: captionFiles.map((path) => cdn + path), manifests: manifests.map((path) => cdn + path) });
const labels = (...given: Parameters<typeof read>) => read(...given).map(({ label }) => label);

it('lists the caption files that a page requested, with the languages that their names state', () => {
  expect(read(['/lesson/pt_BR.vtt?sig=1', '/lesson/en.vtt', '/lesson/en.vtt'])).toEqual([
    { trackId: 'file:/lesson/pt_BR.vtt', language: 'pt-BR', label: 'pt_BR.vtt', url: `${cdn}/lesson/pt_BR.vtt?sig=1` },
    { trackId: 'file:/lesson/en.vtt', language: 'en', label: 'en.vtt', url: `${cdn}/lesson/en.vtt` },
  ]);
  const languages = ['/talk-de.srt', '/talk.de-auto.vtt', '/zh-Hans/captions.vtt', '/how-to.vtt', '/talk.vtt', '/no.vtt'];
  expect(read(languages).map(({ language }) => language)).toEqual(['de', 'de', 'zh-Hans', '', '', '']);
});

it('distinguishes files of one path by their queries', () => {
  const files = read(['/captions.vtt?lang=en', '/captions.vtt?lang=fr']);
  expect(files.map(({ trackId }) => trackId)).toEqual(['file:/captions.vtt', 'file:cdn.example.com/captions.vtt?lang=fr']);
});

it.each([
  ['talk.de-auto.vtt', true],
  ['en_asr.vtt', true],
  ['auto-en.vtt', true],
  ['auto-repair.en.vtt', false],
  ['automation-101.vtt', false],
])('takes %s for the work of speech recognition: %s', (name, isAutomatic) => expect(isAutomaticFile(name)).toBe(isAutomatic));

it('leaves out previews and chapters', () => {
  expect(labels(['/thumbs.vtt', '/storyboard/sprite-1.vtt', '/chapters-en.vtt', '/en.vtt'])).toEqual(['en.vtt']);
});

it('leaves out the segments of a stream, but not the file beside its playlist', () => {
  const manifests = ['/talk/master.m3u8', '/talk/subtitles/index.m3u8?x=1'];
  expect(labels(['/talk/subtitles/seg-1.vtt', '/talk/en.vtt'], manifests)).toEqual(['en.vtt']);
  expect(labels(['/s/a1.vtt', '/s/a2.vtt', '/s/a3.vtt', '/talk-2026.vtt'])).toEqual(['talk-2026.vtt']);
});
