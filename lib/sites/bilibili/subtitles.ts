import type * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { ChapterMark } from '../../contract/media.ts';
import { eachValid } from '../each-valid.ts';
import { languageTag } from '../language.ts';
import type { Track } from '../site.ts';
import { type PlayerInfo, Subtitle, ViewPoint } from './answers.ts';
import { bilibili } from './data.ts';

/**
 * Returns the caption tracks. Throws `captionsForeign` if the response is about another video, `loginRequired` if subtitles are
 * for members only.
 */
export function readTracks(info: z.output<typeof PlayerInfo>, requested: { aid: number; cid: number }): Track[] {
  // The API sometimes answers for another video, without an error.
  if ((info.aid !== undefined && info.aid !== requested.aid) || (info.cid !== undefined && info.cid !== requested.cid)) {
    throw new Failure('captionsForeign', `Bilibili answered for ${info.aid}/${info.cid}.`);
  }
  const tracks = eachValid(Subtitle, info.subtitle.subtitles ?? []).flatMap(toTrack);
  if (tracks.length === 0 && info.need_login_subtitle)
    throw new Failure('loginRequired', 'Bilibili’s subtitles of this video are for logged-in members only.');
  return tracks;
}

function toTrack({ id_str, lan, lan_doc, subtitle_url, type }: z.output<typeof Subtitle>): Track[] {
  if (!subtitle_url || !URL.canParse(subtitle_url, 'https://www.bilibili.com')) return [];
  const url = new URL(subtitle_url, 'https://www.bilibili.com');
  if (!bilibili.subtitleHosts.test(url.hostname)) return [];
  url.protocol = 'https:';
  const automatic = lan.startsWith('ai-') || type === 1;
  return [
    {
      trackId: id_str ?? lan,
      language: languageTag(lan.replace(/^ai-/, '')),
      label: lan_doc,
      provenance: automatic ? 'automatic' : 'creator',
      url: url.href,
    },
  ];
}

/** Returns the chapters of a Bilibili video in order of time (seconds). */
export const readChapters = (info: z.output<typeof PlayerInfo>): ChapterMark[] =>
  eachValid(ViewPoint, info.view_points)
    .map(({ from, content }) => ({ startTime: from, title: content }))
    .sort((a, b) => a.startTime - b.startTime);
