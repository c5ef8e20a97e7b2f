import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { captionFile } from '../caption-file.ts';
import { identityOf } from '../content-id.ts';
import { descriptionChapters } from '../description-chapters.ts';
import { eachValid } from '../each-valid.ts';
import { embeddedJson } from '../embedded-json.ts';
import { ifValid } from '../if-valid.ts';
import { expectOk, parseJson, request, requestByPage, textOf } from '../request.ts';
import type { Access, Site } from '../site.ts';
import { loomAddress } from './address.ts';

/** What ages: how its page keeps what it knows, and what it asks. Looked at in autumn 2026. */
const marker = '__APOLLO_STATE__';
const service = 'https://www.loom.com/graphql';
const question = `query FetchVideoTranscript($videoId: ID!, $password: String) {
  fetchVideoTranscript(videoId: $videoId, password: $password) { ... on VideoTranscriptDetails { captions_source_url } }
  fetchVideoChapters(videoId: $videoId, password: $password) { ... on VideoChapters { content } }
}`;
const maxBytes = 8_000_000;

/** Everything that the page knows, by kind and id. */
const State = z.looseObject({});
const Video = z.object({
  name: z.string(),
  createdAt: ifValid(z.string()),
  video_properties: ifValid(z.object({ duration: z.number().check(z.nonnegative()) })),
});
const Transcript = z.object({ captions_source_url: z.url({ protocol: /^https$/ }) });
const Answer = z.object({
  data: z.object({
    fetchVideoTranscript: ifValid(Transcript),
    fetchVideoChapters: ifValid(z.object({ content: z.string() })),
  }),
});

export const loom: Site = {
  name: 'loom',
  detect: loomAddress,

  async resolve(url, access) {
    const address = loomAddress(url);
    if (!address) throw new Failure('noMedia', 'not a recording of Loom');
    const answer = await request(access, address.canonicalUrl, { reason: 'page', maxBytes });
    expectOk(answer);
    const state = State.safeParse(embeddedJson(textOf(answer), marker)).data;
    if (!state) throw new Failure('siteFailed', 'Loom answered in an unknown shape');
    const named = Object.entries(state).filter(([key]) => key.endsWith(`:${address.id}`));
    if (named.some(([key]) => /^(?:VideoPasswordMissing|PrivateVideo)/.test(key)))
      throw new Failure('loginRequired', 'Loom asks for a password, or for its members');
    const [video] = eachValid(
      Video,
      named.map(([, value]) => value),
    );
    if (!video) throw new Failure('mediaUnavailable', 'Loom knows no such recording');
    const asked = await ask(address.id, access);
    const [transcript = asked?.fetchVideoTranscript] = eachValid(Transcript, Object.values(state), 10_000);
    const duration = video.video_properties?.duration ?? 0;
    const chapters = descriptionChapters(asked?.fetchVideoChapters?.content ?? '', duration);
    return {
      ...identityOf(address),
      title: video.name,
      duration,
      publishedAt: video.createdAt,
      tracks: transcript
        ? [{ trackId: 'transcript', language: '', label: '', provenance: 'automatic', url: transcript.captions_source_url }]
        : [],
      chapters: chapters.length > 0 ? chapters : undefined,
    };
  },

  captions: (_, track, access) => captionFile(track, access),
};

/** Only a page can post. What it can't learn so is no reason to give up. */
async function ask(videoId: string, { page }: Access): Promise<z.output<typeof Answer>['data'] | undefined> {
  if (!page) return undefined;
  const post = JSON.stringify({ operationName: 'FetchVideoTranscript', variables: { videoId, password: null }, query: question });
  try {
    const answer = await requestByPage(page, service, { reason: 'captions', maxBytes, post });
    return Answer.safeParse(parseJson(textOf(answer))).data?.data;
  } catch (error) {
    if (['cancelled', 'pageGone'].includes(Failure.from(error).code)) throw error;
    return undefined;
  }
}
