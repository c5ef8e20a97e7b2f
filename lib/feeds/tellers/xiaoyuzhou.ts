import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { nextData } from '../../sites/next-data.ts';
import { itunesHost, searchUrl } from '../sources/itunes.ts';
import { showFeeds, showUrl } from '../sources/xiaoyuzhou.ts';
import { feedsOf, readShows } from './shows.ts';
import type { Teller, Told } from './teller.ts';

const Podcast = z.object({ pid: z.string().check(z.regex(/^[0-9a-f]{24}$/)), title: z.string().check(z.minLength(1)) });
const PageProps = z.object({ podcast: ifValid(Podcast), episode: ifValid(z.object({ podcast: Podcast })) });

export const xiaoyuzhou: Teller = ({ url, text }, options) => {
  if (URL.canParse(url) && new URL(url).host === itunesHost) return byName(url, text);
  const { podcast, episode } = PageProps.safeParse(nextData(text)).data ?? {};
  const show = podcast ?? episode?.podcast;
  if (!show) throw new Failure('siteFailed', 'Xiaoyuzhou answered in an unknown shape');
  return { channelUrl: showUrl(show.pid), feeds: showFeeds(show.pid, options), next: searchUrl(show.title) };
};

/** Only if one show, and no other, has exactly the name: another show's items would be worse than none. */
function byName(url: string, text: string): Told {
  const name = words(new URL(url).searchParams.get('term') ?? '');
  const shows = readShows(text).filter(({ collectionName }) => words(collectionName) === name);
  const feeds = [...new Set(shows.flatMap(feedsOf))];
  return { feeds: feeds.length === 1 ? feeds : [] };
}

const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
