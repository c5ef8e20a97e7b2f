import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { eachValid } from '../../sites/each-valid.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { parseJson } from '../../sites/request.ts';
import { webAddress } from '../web-address.ts';

const Results = z.object({ results: z.unknown() });
const Show = z.object({ collectionName: z.string(), artistName: ifValid(z.string()), feedUrl: ifValid(z.string()) });
export type Show = z.output<typeof Show>;

/** The shows that the directory answers with. Throws `siteFailed`. */
export function readShows(json: string): Show[] {
  const parsed = Results.safeParse(parseJson(json));
  if (!parsed.success) throw new Failure('siteFailed', 'Apple answered in an unknown shape');
  return eachValid(Show, parsed.data.results);
}

/** Its feed, if it is open. */
export const feedsOf = ({ feedUrl }: Show): string[] => [webAddress(feedUrl)].filter(Boolean);
