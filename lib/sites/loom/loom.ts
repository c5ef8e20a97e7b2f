import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { eachValid } from '../each-valid.ts';
import { embeddedJson } from '../embedded-json.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { ifValid } from '../if-valid.ts';
import { decodeResponse, expectOk, parseJson, request, requestByPage } from '../request.ts';
import type { Access, Site } from '../site.ts';
import { loomAddress } from './address.ts';

/** Marker and API query that Loom changes over time. Checked in autumn 2026. */
const marker = '__APOLLO_STATE__';
const service = 'https://www.loom.com/graphql';
const query = `query FetchVideoTranscript($videoId: ID!, $password: String) {
  fetchVideoTranscript(videoId: $videoId, password: $password) { ... on VideoTranscriptDetails { captions_source_url } }
  fetchVideoChapters(videoId: $videoId, password: $password) { ... on VideoChapters { content } }
}`;
const maxBytes = 8_000_000;

/** The page's state, by type and id. */
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
    if (!address) throw new Failure('noMedia', 'The address is not that of a recording of Loom.');
    const answer = await request(address.canonicalUrl, { reason: 'page', maxBytes }, access);
    expectOk(answer);
    const state = State.safeParse(embeddedJson(decodeResponse(answer), marker)).data;
    if (!state) throw new Failure('siteFailed', 'Loom sent an unexpected page.');
    const entries = Object.entries(state).filter(([key]) => key.endsWith(`:${address.id}`));
    if (entries.some(([key]) => /^(?:VideoPasswordMissing|PrivateVideo)/.test(key)))
      throw new Failure('loginRequired', 'The recording needs a password or a login to Loom.');
    const [video] = eachValid(
      Video,
      entries.map(([, value]) => value),
    );
    if (!video) throw new Failure('mediaUnavailable', 'Loom has no such recording.');
    const apiData = await queryApi(address.id, access);
    const [transcript = apiData?.fetchVideoTranscript] = eachValid(Transcript, Object.values(state), 10_000);
    const duration = video.video_properties?.duration ?? 0;
    const text = apiData?.fetchVideoChapters?.content ?? '';
    const chapters = await access.read.readDescriptionChapters({ text, duration });
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

  captions: (_, track, access) => fetchCaptionFile(track, access),
};

/** Queries the API, which only the page can do. Returns undefined on failure, because the page's state may suffice. */
async function queryApi(videoId: string, { page, signal }: Access): Promise<z.output<typeof Answer>['data'] | undefined> {
  if (!page) return undefined;
  const post = JSON.stringify({ operationName: 'FetchVideoTranscript', variables: { videoId, password: null }, query });
  try {
    const answer = await requestByPage(page, service, { reason: 'captions', maxBytes, post }, signal);
    return Answer.safeParse(parseJson(decodeResponse(answer))).data?.data;
  } catch (error) {
    if (['cancelled', 'pageGone'].includes(Failure.from(error).code)) throw error;
    return undefined;
  }
}
