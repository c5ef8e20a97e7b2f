import { describe, expect, it } from 'vitest';
import { findEpisode } from './find-episode.ts';
import { type FakeResponse, fakeAccess } from './testing/fake-access.ts';

const search = 'https://itunes.apple.com/search?';
const feedUrl = 'https://feeds.example/show.xml';
const one = { trackName: 'Bread: A History', collectionName: 'The Slow Kitchen', episodeGuid: 'g-1', feedUrl };
const results = (...all: unknown[]) => JSON.stringify({ resultCount: all.length, results: all });
const feed = `<rss xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>The Slow Kitchen</title>
<item><title>Bread: A History, again</title><guid>g-2</guid></item>
<item><title>Bread: a history</title><guid>g-1</guid><podcast:transcript url="https://feeds.example/1.vtt" type="text/vtt" language="en"/></item></channel></rss>`;
const find = (names: string[], answers: Record<string, FakeResponse> = { [search]: results(one), [feedUrl]: feed }) =>
  findEpisode(names, fakeAccess(answers));

describe('findEpisode', () => {
  it.each(['Bread: A History — The Slow Kitchen', 'bread – a history | THE SLOW KITCHEN', 'The Slow Kitchen: Bread, a History'])(
    'finds “%s”',
    async (name) => {
      expect(await find(['Something else', name])).toMatchObject({
        title: 'Bread: a history',
        tracks: [{ language: 'en', url: 'https://feeds.example/1.vtt' }],
      });
    },
  );

  it('searches for the most specific name', async () => {
    const access = fakeAccess({ [search]: results() });
    await findEpisode(['Brot & Salz — Küche', 'x'], access);
    expect(access.requested).toEqual([`${search}media=podcast&entity=podcastEpisode&limit=50&term=brot%20salz%20k%C3%BCche`]);
  });

  it('matches by title when the feed has other ids', async () => {
    const answers = { [search]: results({ ...one, episodeGuid: 'other' }), [feedUrl]: feed };
    expect(await find(['Bread: A History The Slow Kitchen'], answers)).toMatchObject({ title: 'Bread: a history' });
  });

  it.each([
    ['another episode', ['Bread: A History 2 — The Slow Kitchen']],
    ['the same title in another show', ['Bread: A History — Another Kitchen']],
    ['a title alone', ['Bread: A History']],
    ['no name', ['—', '']],
  ])('does not match %s', async (_, names) => expect(await find(names)).toBeUndefined());

  it('does not match an episode that left its feed', async () => {
    expect(
      await find(['Bread: A History The Slow Kitchen'], { [search]: results(one), [feedUrl]: '<rss></rss>' }),
    ).toBeUndefined();
  });

  it.each([
    ['too many questions', { [search]: { status: 403 } }, 'rateLimited'],
    ['HTML', { [search]: '<html>' }, 'siteFailed'],
    ['a lost feed', { [search]: results(one), [feedUrl]: { status: 404 } }, 'mediaUnavailable'],
  ])('%s', async (_, answers, code) => {
    await expect(find(['Bread: A History The Slow Kitchen'], answers)).rejects.toMatchObject({ code });
  });
});
