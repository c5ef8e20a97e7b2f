import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { decodeBase64 } from '../../encoding/base64.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { eachValid } from '../each-valid.ts';
import { embeddedJson } from '../embedded-json.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { ifValid } from '../if-valid.ts';
import { languageTag } from '../language.ts';
import { parseResponse } from '../parse-response.ts';
import { decodeResponse, expectOk, parseJson, request } from '../request.ts';
import type { Site, Track } from '../site.ts';
import { tiktokAddress } from './address.ts';

const maxPageBytes = 8_000_000;
const marker = 'id="__UNIVERSAL_DATA_FOR_REHYDRATION__"';

const Data = z.object({
  __DEFAULT_SCOPE__: z.object({
    'webapp.video-detail': z.object({ statusCode: z.catch(z.number(), 0), itemInfo: z.optional(z.unknown()) }),
  }),
});
const ItemInfo = z.object({
  itemStruct: z.object({
    id: z.string(),
    desc: z.catch(z.string(), ''),
    createTime: ifValid(z.coerce.number()),
    author: ifValid(z.object({ uniqueId: z.string(), nickname: z.catch(z.string(), '') })),
    video: z.object({
      duration: Duration,
      cover: ifValid(z.string()),
      subtitleInfos: z.optional(z.unknown()),
    }),
  }),
});
const Subtitle = z.object({
  Url: z.url({ protocol: /^https$/ }),
  LanguageCodeName: z.string(),
  Source: z.catch(z.string(), ''),
  Format: z.catch(z.string(), ''),
});

export const tiktok: Site = {
  name: 'tiktok',
  detect: tiktokAddress,

  async resolve(url, access) {
    const address = tiktokAddress(url);
    if (!address) throw new Failure('noMedia', 'The address is not that of a video of TikTok.');
    const answer = await request(address.canonicalUrl, { reason: 'page', maxBytes: maxPageBytes }, access);
    expectOk(answer);
    const html = decodeResponse(answer);
    const script = html.indexOf(marker);
    const data = Data.safeParse(script < 0 ? undefined : embeddedJson(html.slice(html.indexOf('>', script)), '>'));
    if (!data.success) throw new Failure('botCheck', 'TikTok shows no video to this client.');
    const detail = data.data.__DEFAULT_SCOPE__['webapp.video-detail'];
    if (detail.statusCode !== 0) throw new Failure('mediaUnavailable', `TikTok answered ${detail.statusCode}.`);
    const { id, desc, createTime, author, video } = parseResponse(ItemInfo, detail.itemInfo, 'TikTok').itemStruct;
    if (id !== address.id) throw new Failure('captionsForeign', `TikTok answered for ${id}.`);
    return {
      ...identityOf(address),
      title: desc,
      duration: video.duration,
      author: author?.nickname || author?.uniqueId,
      channelUrl: author && `https://www.tiktok.com/@${author.uniqueId}`,
      coverUrl: video.cover,
      publishedAt: createTime ? new Date(createTime * 1000).toISOString() : undefined,
      ...readTracks(eachValid(Subtitle, video.subtitleInfos, 200)),
    };
  },

  async captions(_, track, access) {
    const body = await fetchCaptionFile(track, access);
    return ('base64' in body && readUtterances(body.base64)) || body;
  },
};

const Utterances = z.object({ utterances: z.array(z.unknown()).check(z.maxLength(100_000)) });
/** Milliseconds. */
const Utterance = z.object({ start_time: z.number(), end_time: z.number(), text: z.string() });

/** Reads captions in TikTok's own format, which creators' captions use; undefined for any other file. */
function readUtterances(base64: string): CaptionBody | undefined {
  const text = new TextDecoder().decode(decodeBase64(base64));
  if (!text.trimStart().startsWith('{')) return undefined;
  const parsed = Utterances.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const lines = eachValid(Utterance, parsed.data.utterances, 100_000);
  return {
    cues: lines.map(({ start_time, end_time, text: spokenText }) => ({
      startTime: start_time / 1000,
      endTime: end_time / 1000,
      text: spokenText,
    })),
  };
}

/** Returns the tracks of speech recognition and of creators, but no machine translations. */
function readTracks(subtitles: z.output<typeof Subtitle>[]): { tracks: Track[]; originalLanguage?: string } {
  const tracks = subtitles
    .filter(({ Source }) => Source !== 'MT')
    .map(
      ({ Url, LanguageCodeName, Source, Format }): Track => ({
        trackId: `${LanguageCodeName}:${Source || Format}`,
        language: languageTag(LanguageCodeName),
        label: LanguageCodeName,
        provenance: Source === 'ASR' ? 'automatic' : 'creator',
        url: Url,
      }),
    );
  return { tracks, originalLanguage: tracks.find(({ provenance }) => provenance === 'automatic')?.language };
}
