import { describe, expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { urlHandlers } from './url-handlers.ts';

const { detectUrl } = urlHandlers(fakePorts());
const signal = new AbortController().signal;

describe('detectUrl', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'video', ['summarize']],
    ['https://www.youtube.com/@gloss/live', 'live', ['summarize']],
    ['https://www.youtube.com/clip/UgkxU2HSeGL_NvmDJ-nQJrlLwllwMDBdGZFs', 'clip', ['summarize']],
    ['https://www.youtube.com/@gloss', 'channel', ['list', 'follow']],
    ['https://www.youtube.com/playlist?list=PLabcdef', 'playlist', ['list', 'follow']],
    ['https://www.youtube.com/playlist?list=RDdQw4w9WgXcQ', 'playlist', []],
    ['https://vimeo.com/slowkitchen', 'user', ['list', 'follow']],
    ['https://vimeo.com/showcase/8642', 'playlist', []],
    ['https://podcasts.apple.com/us/podcast/the-show/id1135137367', 'channel', ['list', 'follow']],
    ['https://www.youtube.com/results?search_query=bread', 'search', []],
    ['https://x.com/i/spaces/1eaKbNpKjPWKX', 'audio', []],
    ['https://bit.ly/abc', 'shortLink', ['expand']],
  ])('%s is a %s', async (url, kind, actions) => {
    expect(await detectUrl({ url }, { signal })).toEqual({ address: expect.objectContaining({ kind }), actions });
  });

  it('offers nothing for a page of no known form', async () => {
    expect(await detectUrl({ url: 'https://example.com/' }, { signal })).toEqual({ address: null, actions: [] });
  });
});
