import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { fetchPodcastTranscript } from '../fetch-podcast-transcript.ts';
import { findEpisode } from '../find-episode.ts';
import { ifValid } from '../if-valid.ts';
import { readNextData } from '../read-next-data.ts';
import { decodeResponse, expectOk, requestByPageOrHost } from '../request.ts';
import type { Site } from '../site.ts';
import { spotifyAddress } from './address.ts';

const maxPageBytes = 4_000_000;

const PageProps = z.object({
  /** HTTP status; set if there is no episode. */
  status: ifValid(z.number()),
  state: ifValid(
    z.object({
      data: z.object({
        entity: z.object({ title: z.string(), subtitle: z.catch(z.string(), ''), duration: Duration }),
      }),
    }),
  ),
});

/** Spotify. Its player names episode and show; the show's public feed, if it has one, has the transcript. */
export const spotify: Site = {
  name: 'spotify',
  detect: spotifyAddress,

  async resolve(url, access) {
    const address = spotifyAddress(url);
    if (!address) throw new Failure('noMedia', 'The address is not that of an episode of Spotify.');
    const player = `https://open.spotify.com/embed/episode/${address.id}`;
    const answer = await requestByPageOrHost(player, { reason: 'page', maxBytes: maxPageBytes }, access);
    expectOk(answer);
    const props = PageProps.safeParse(readNextData(decodeResponse(answer))).data;
    if (props?.status === 404) throw new Failure('mediaUnavailable', 'Spotify has no such episode.');
    if (!props?.state) throw new Failure('siteFailed', 'Spotify answered in an unknown shape.');
    const { title, subtitle: author, duration } = props.state.data.entity;
    const found = await findEpisode([`${title} ${author}`], access);
    return {
      ...(found ?? { title, author, tracks: [] }),
      duration: found?.duration || duration / 1000,
      ...identityOf(address),
    };
  },

  captions: fetchPodcastTranscript,
};
