import { expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const read = (...texts: string[]) =>
  readCaptions({ text: `WEBVTT\n\n${texts.map((text, i) => `00:0${i}.000 --> 00:0${i + 1}.000\n${text}\n`).join('\n')}` });

it.each([
  ['parts of an image', ['sprite.jpg#xywh=0,0,160,90', 'sprite.jpg#xywh=160,0,160,90']],
  ['parts of an image without extension', ['/storyboard?id=1#xywh=0,0,160,90', '/storyboard?id=1#xywh=160,0,160,90']],
  ['images', ['https://cdn.example.com/a/1.webp?w=90', 'https://cdn.example.com/a/2.webp?w=90']],
  ['JSON', ['{"slide": 1, "title": "Bread"}', '{\n  "slide": 2\n}', '["a", {"b": 1}]']],
])('refuses a file of %s', (_, texts) => {
  expect(() => read(...texts)).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
});

it('reads captions that name an image, a sound in brackets, or a list', () => {
  expect(read('sprite.jpg', 'is a file.').cues).toHaveLength(2);
  expect(read('[Music]', '{laughs}', '["]').cues).toHaveLength(3);
});
