import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { normalizeTitle } from '../../sites/normalize-title.ts';
import { readNextData } from '../../sites/read-next-data.ts';
import { itunesHost, itunesSearchUrl } from '../sources/itunes.ts';
import { xiaoyuzhouShowFeeds, xiaoyuzhouShowUrl } from '../sources/xiaoyuzhou.ts';
import type { ChannelDetails, ChannelPageReader } from './channel-page-reader.ts';
import { listFeeds, readShows } from './shows.ts';

const Podcast = z.object({ pid: z.string().check(z.regex(/^[0-9a-f]{24}$/)), title: z.string().check(z.minLength(1)) });
const PageProps = z.object({ podcast: ifValid(Podcast), episode: ifValid(z.object({ podcast: Podcast })) });

/** Reads the podcast from a page of Xiaoyuzhou, or its feed from the response of Apple's directory that is requested next. */
export const xiaoyuzhou: ChannelPageReader = ({ url, text }, options) => {
  if (URL.canParse(url) && new URL(url).host === itunesHost) return findByName(url, text);
  const { podcast, episode } = PageProps.safeParse(readNextData(text)).data ?? {};
  const show = podcast ?? episode?.podcast;
  if (!show) throw new Failure('siteFailed', 'Xiaoyuzhou answered in an unknown shape.');
  return {
    channelUrl: xiaoyuzhouShowUrl(show.pid),
    feeds: xiaoyuzhouShowFeeds(show.pid, options),
    next: itunesSearchUrl(show.title),
  };
};

/** Returns the show whose name matches exactly, if there is only one; the items of another show would be worse than none. */
function findByName(url: string, text: string): ChannelDetails {
  const name = normalizeTitle(new URL(url).searchParams.get('term') ?? '');
  const shows = readShows(text).filter(({ collectionName }) => normalizeTitle(collectionName) === name);
  const feeds = [...new Set(shows.flatMap(listFeeds))];
  return { feeds: feeds.length === 1 ? feeds : [] };
}
