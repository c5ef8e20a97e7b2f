import { describe, expect, it } from 'vitest';
import { fetchPodcastTranscript } from '../../sites/fetch-podcast-transcript.ts';
import type { MediaDescription, Track } from '../../sites/site.ts';
import { type FakeResponse, fakeAccess } from '../../sites/testing/fake-access.ts';
import { summaryEngine } from './summary-engine.ts';

const url = 'https://feeds.example/1';

/** Reads the transcript of an episode as the service does: what its site fetches, by the engine. */
async function read(answers: Record<string, FakeResponse>, otherUrls: string[] = []) {
  const track: Track = { trackId: 'transcript:en', language: 'en', label: '', provenance: 'creator', url, otherUrls };
  const { cues } = await summaryEngine.readCaptions(
    await fetchPodcastTranscript({} as MediaDescription, track, fakeAccess(answers)),
  );
  return cues.map(({ speaker, text }) => [speaker, text]);
}
const turns = [
  ['Ann', 'Welcome.'],
  ['Bob', 'Thanks.'],
];

describe('transcripts of podcasts', () => {
  it.each<[name: string, body: string, contentType: string]>([
    ['paragraphs of HTML', '<p><strong>Ann:</strong> Welcome.</p><p><strong>Bob:</strong> Thanks.</p>', 'text/html'],
    [
      'a page with names and times',
      '<!doctype html><html><body><cite>Ann:</cite><time>0:00</time><p>Welcome.</p><cite>Bob:</cite><time>0:03</time><p>Thanks.</p>',
      'text/html; charset=utf-8',
    ],
    [
      'SubRip with few names',
      '1\n00:00:00,000 --> 00:00:02,000\nAnn: Welcome.\n\n2\n00:00:02,000 --> 00:00:04,000\nBob: Thanks.\n',
      'application/srt',
    ],
    ['short text', 'Ann: Welcome.\n\nBob: Thanks.', 'text/plain'],
  ])('have the speakers of %s', async (_, body, contentType) => {
    expect(await read({ [url]: { body, contentType } })).toEqual(turns);
  });

  it.each(['<html><body><p>Log in to read on.</p></body></html>', '<!doctype html><title>Not found</title>'])(
    'are not the page %s',
    async (body) => {
      await expect(read({ [url]: { body, contentType: 'text/html' } })).rejects.toMatchObject({ code: 'captionsUnreadable' });
    },
  );

  it('are read in another format where the preferred file is gone', async () => {
    const other = { body: 'Ann: Welcome.\n\nBob: Thanks.', contentType: 'text/plain' };
    expect(await read({ [`${url}.txt`]: other, [url]: { status: 404 } }, [`${url}.vtt`, `${url}.txt`])).toEqual(turns);
    await expect(read({ [url]: { status: 404 } }, [`${url}.vtt`])).rejects.toMatchObject({ code: 'mediaUnavailable' });
  });
});
