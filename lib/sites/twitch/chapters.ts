import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { ChapterMark } from '../../contract/media.ts';
import { eachValid } from '../each-valid.ts';
import { decodeResponse, parseJson, requestByPage } from '../request.ts';
import type { Access } from '../site.ts';

/** API and client id of Twitch's own page, which change over time. Checked in autumn 2026. */
const service = 'https://gql.twitch.tv/gql';
const clientId = 'kimne78kx3ncx6brgo4mv6wki5h1ko';
const query = `query Chapters($id: ID!) { video(id: $id) { moments(momentRequestType: VIDEO_CHAPTER_MARKERS, first: 100) {
  edges { node { positionMilliseconds description } }
} } }`;
const maxBytes = 1_000_000;

const Answer = z.object({
  data: z.object({ video: z.object({ moments: z.object({ edges: z.array(z.unknown()) }) }) }),
});
const Edge = z.object({
  node: z.object({
    positionMilliseconds: z.number().check(z.nonnegative()),
    description: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
});

/**
 * Fetches the changes of game in a recording, which Twitch shows as chapters. Only Twitch's own page can request them; returns
 * none on failure.
 */
export async function twitchChapters(id: string, { page, signal }: Access): Promise<ChapterMark[]> {
  if (!page) return [];
  try {
    const post = JSON.stringify({ query, variables: { id } });
    const answer = await requestByPage(page, service, { reason: 'page', maxBytes, post, clientId }, signal);
    const edges = Answer.safeParse(parseJson(decodeResponse(answer))).data?.data.video.moments.edges;
    const chapters = eachValid(Edge, edges).map(({ node }) => ({
      startTime: node.positionMilliseconds / 1000,
      title: node.description,
    }));
    // A single game is no division.
    return chapters.length > 1 ? chapters.sort((a, b) => a.startTime - b.startTime) : [];
  } catch (error) {
    if (['cancelled', 'pageGone'].includes(Failure.from(error).code)) throw error;
    return [];
  }
}
