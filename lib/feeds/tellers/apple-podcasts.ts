import { Failure } from '../../contract/failure.ts';
import { feedsOf, readShows } from './shows.ts';
import type { Teller } from './teller.ts';

export const applePodcasts: Teller = ({ text }) => {
  const [show] = readShows(text);
  if (!show) throw new Failure('noFeed', 'Apple knows no such show');
  const feeds = feedsOf(show);
  if (feeds.length === 0) throw new Failure('noFeed', 'the show is Apple’s alone and has no feed');
  return { feeds };
};
