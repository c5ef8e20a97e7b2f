import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeShape, parseResponse } from './parse-response.ts';

const Video = z.object({ video: z.object({ title: z.string(), tracks: z.array(z.object({ url: z.string() })) }) });

it('returns a response of the expected shape', () => {
  const video = { video: { title: 'Bread', tracks: [] } };
  expect(parseResponse(Video, video, 'Slow Kitchen')).toEqual(video);
});

it('fails with the shape of another response, without its texts, ids and names', () => {
  const answer = {
    video: {
      name: 'a private title',
      tracks: [{ src: 'https://secret.example/?token=1' }],
      'ann@example.com': { user1234: true },
    },
    id: 42,
    gone: null,
  };
  const read = () => parseResponse(Video, answer, 'Slow Kitchen');
  expect(read).toThrow(
    expect.objectContaining({
      code: 'siteFailed',
      message: 'Slow Kitchen answered in an unknown shape.',
      details: {
        paths: ['video/title', 'video/tracks/0/url'],
        shape: '{video: {name: string, tracks: [{src: string}], *: {*: boolean}}, id: number, gone: null}',
      },
    }),
  );
});

it('bounds the shape of a deep and wide response', () => {
  const deep = Array.from({ length: 1000 }).reduce<object>((inner) => ({ a: inner }), {});
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${'x'.repeat(i % 30)}${i}`, i]));
  expect(describeShape(deep)).toBe('{a: {a: {a: {a: {…}}}}}');
  expect(describeShape(wide).length).toBeLessThan(400);
});
