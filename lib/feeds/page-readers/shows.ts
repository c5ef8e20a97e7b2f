import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { eachValid } from '../../sites/each-valid.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { parseJson } from '../../sites/request.ts';
import { toWebAddress } from '../to-web-address.ts';
import type { ChannelPageReader } from './channel-page-reader.ts';

const Results = z.object({ results: z.unknown() });
const Show = z.object({ collectionName: z.string(), artistName: ifValid(z.string()), feedUrl: ifValid(z.string()) });
export type Show = z.output<typeof Show>;

/** Reads the shows in a response of Apple's directory. Throws `siteFailed`. */
export function readShows(json: string): Show[] {
  const parsed = Results.safeParse(parseJson(json));
  if (!parsed.success) throw new Failure('siteFailed', 'unexpected response from Apple’s directory');
  return eachValid(Show, parsed.data.results);
}

/** Returns the show's feed, if it is public. */
export const listFeeds = ({ feedUrl }: Show): string[] => [toWebAddress(feedUrl)].filter(Boolean);

export const applePodcasts: ChannelPageReader = ({ text }) => {
  const [show] = readShows(text);
  if (!show) throw new Failure('noFeed', 'Apple’s directory has no such show');
  const feeds = listFeeds(show);
  if (feeds.length === 0) throw new Failure('noFeed', 'the show is exclusive to Apple and has no feed');
  return { feeds };
};
