import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { eachValid } from '../../sites/each-valid.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { parseJson } from '../../sites/request.ts';
import { toWebAddress } from '../to-web-address.ts';
import type { ChannelPageReader } from './channel-page-reader.ts';

const Results = z.object({ results: z.unknown() });
const AppleShow = z.object({ collectionName: z.string(), artistName: ifValid(z.string()), feedUrl: ifValid(z.string()) });
/** A podcast in a response of Apple's directory. */
export type AppleShow = z.output<typeof AppleShow>;

/** Reads the shows in a response of Apple's directory. Throws `siteFailed`. */
export function readShows(json: string): AppleShow[] {
  const parsed = Results.safeParse(parseJson(json));
  if (!parsed.success) throw new Failure('siteFailed', 'Unexpected response from Apple’s directory.');
  return eachValid(AppleShow, parsed.data.results);
}

/** Returns the podcast's feed as a list, which is empty if the feed is not public. */
export const listFeeds = ({ feedUrl }: AppleShow): string[] => [toWebAddress(feedUrl)].filter(Boolean);

/**
 * Reads the feed of a podcast from the answer of Apple's directory. Throws `noFeed` if the show is unknown or has no public feed.
 */
export const applePodcasts: ChannelPageReader = ({ text }) => {
  const [show] = readShows(text);
  if (!show) throw new Failure('noFeed', 'Apple’s directory has no such show.');
  const feeds = listFeeds(show);
  if (feeds.length === 0) throw new Failure('noFeed', 'The show is exclusive to Apple and has no feed.');
  return { feeds };
};
