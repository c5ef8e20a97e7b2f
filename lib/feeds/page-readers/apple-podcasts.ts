import { Failure } from '../../contract/failure.ts';
import type { ChannelPageReader } from './channel-page-reader.ts';
import { listFeeds, readShows } from './shows.ts';

export const applePodcasts: ChannelPageReader = ({ text }) => {
  const [show] = readShows(text);
  if (!show) throw new Failure('noFeed', 'Apple’s directory has no such show');
  const feeds = listFeeds(show);
  if (feeds.length === 0) throw new Failure('noFeed', 'the show is exclusive to Apple and has no feed');
  return { feeds };
};
