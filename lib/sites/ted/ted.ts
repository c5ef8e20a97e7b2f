import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { PageCue } from '../../contract/page.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { eachValid } from '../each-valid.ts';
import { ifValid } from '../if-valid.ts';
import { languageTag } from '../language.ts';
import { readNextData } from '../read-next-data.ts';
import { decodeResponse, expectOk, request } from '../request.ts';
import type { Access, Site, Track } from '../site.ts';
import { tedAddress } from './address.ts';

const maxPageBytes = 8_000_000;
/** Duration of the last line in seconds, because lines have start times only. */
const lastLineSeconds = 5;

const Language = z.object({ languageCode: z.string(), languageName: z.catch(z.string(), ''), endonym: z.optional(z.string()) });
const VideoData = z.object({
  title: z.catch(z.string(), ''),
  duration: Duration,
  presenterDisplayName: ifValid(z.string()),
  publishedAt: ifValid(z.string()),
  playerData: ifValid(z.string().check(z.maxLength(1_000_000))),
});
/** JSON that is embedded as text in the page's JSON. */
const PlayerData = z.object({
  nativeLanguage: ifValid(z.string()),
  languages: z.optional(z.unknown()),
  thumb: ifValid(z.string()),
});
const Cue = z.object({ text: z.string(), time: z.number().check(z.nonnegative()) });
const Paragraph = z.object({ cues: z.array(z.unknown()).check(z.maxLength(10_000)) });
const PageProps = z.object({
  videoData: VideoData,
  transcriptData: ifValid(
    z.object({
      translation: z.nullish(
        z.object({
          language: ifValid(z.object({ internalLanguageCode: z.string() })),
          paragraphs: z.optional(z.unknown()),
        }),
      ),
    }),
  ),
});

export const ted: Site = {
  name: 'ted',
  detect: tedAddress,

  async resolve(url, access) {
    const address = tedAddress(url);
    if (!address) throw new Failure('noMedia', 'not a talk of TED');
    const { videoData, transcriptData } = await readPage(address.canonicalUrl, access);
    const player = parsePlayerData(videoData.playerData);
    const shown = transcriptData?.translation?.language?.internalLanguageCode;
    const languages = eachValid(Language, player?.languages, 300);
    const codes = languages.length > 0 ? languages : shown ? [{ languageCode: shown, languageName: '' }] : [];
    return {
      ...identityOf(address),
      title: videoData.title,
      duration: videoData.duration,
      author: videoData.presenterDisplayName,
      coverUrl: player?.thumb,
      publishedAt: videoData.publishedAt,
      originalLanguage: languageTag(player?.nativeLanguage ?? '') || undefined,
      tracks: codes.map(
        ({ languageCode, languageName }): Track => ({
          trackId: languageCode,
          language: languageTag(languageCode),
          label: languageName,
          provenance: 'creator',
          url: `${address.canonicalUrl}?language=${encodeURIComponent(languageCode)}`,
        }),
      ),
    };
  },

  async captions(medium, track, access) {
    if (!track.url) throw new Failure('noCaptions', 'the track has no address');
    const { transcriptData } = await readPage(track.url, access);
    const paragraphs = eachValid(Paragraph, transcriptData?.translation?.paragraphs, 10_000);
    const lines = paragraphs.flatMap(({ cues }) => eachValid(Cue, cues, 10_000));
    if (lines.length === 0) throw new Failure('captionsEmpty', 'the talk has no transcript in this language');
    return { cues: lines.map((line, i) => toCue(line, lines[i + 1], medium.duration)) };
  },
};

function toCue({ text, time }: z.output<typeof Cue>, next: z.output<typeof Cue> | undefined, duration: number): PageCue {
  const startTime = time / 1000;
  const end = next ? next.time / 1000 : duration;
  return { startTime, endTime: end > startTime ? end : startTime + lastLineSeconds, text };
}

async function readPage(url: string, access: Access): Promise<z.output<typeof PageProps>> {
  const answer = await request(access, url, { reason: 'page', maxBytes: maxPageBytes });
  expectOk(answer);
  const parsed = PageProps.safeParse(readNextData(decodeResponse(answer)));
  if (!parsed.success) throw new Failure('siteFailed', 'TED answered in an unknown shape');
  return parsed.data;
}

function parsePlayerData(text: string | undefined): z.output<typeof PlayerData> | undefined {
  try {
    return PlayerData.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
