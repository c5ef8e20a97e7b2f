import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { ChapterMark } from '../../contract/media.ts';
import { eachValid } from '../each-valid.ts';
import { parseJson, requestByPage, textOf } from '../request.ts';
import type { Access } from '../site.ts';

/** What ages: the service behind Twitch's own page, and the name by which that page asks it. Looked at in autumn 2026. */
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
 * Where the game of a recording changes, which Twitch shows as its chapters. Only its own page can ask for them; what it
 * does not learn is no reason to give up.
 */
export async function twitchChapters(id: string, { page }: Access): Promise<ChapterMark[]> {
  if (!page) return [];
  try {
    const post = JSON.stringify({ query, variables: { id } });
    const answer = await requestByPage(page, service, { reason: 'page', maxBytes, post, clientId });
    const edges = Answer.safeParse(parseJson(textOf(answer))).data?.data.video.moments.edges;
    const chapters = eachValid(Edge, edges).map(({ node }) => ({
      startTime: node.positionMilliseconds / 1000,
      title: node.description,
    }));
    // One game from the start to the end divides nothing.
    return chapters.length > 1 ? chapters.sort((a, b) => a.startTime - b.startTime) : [];
  } catch (error) {
    if (['cancelled', 'pageGone'].includes(Failure.from(error).code)) throw error;
    return [];
  }
}
