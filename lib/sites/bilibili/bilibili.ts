import type * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { decodeResponse, expectOk, request } from '../request.ts';
import type { Access, Address, MediaDescription, Site } from '../site.ts';
import { bilibiliAddress } from './address.ts';
import { Nav, PlayerInfo, readResponse, Season, View } from './answers.ts';
import { bilibili as data } from './data.ts';
import { deriveSigningKey, signQuery } from './sign.ts';
import { readChapters, readTracks } from './subtitles.ts';

/** A part of a video, with the two ids of its subtitles. */
type Part = Pick<MediaDescription, 'title' | 'duration' | 'author' | 'channelUrl' | 'coverUrl' | 'publishedAt'> & {
  aid: number;
  cid: number;
};

export const bilibili: Site = {
  name: 'bilibili',
  detect: bilibiliAddress,

  async resolve(url, access) {
    const address = bilibiliAddress(url);
    if (!address || address.kind === 'playlist') throw new Failure('noMedia', 'The address is that of a list of videos.');
    const { aid, cid, ...part } = await (address.id.startsWith('ep')
      ? fetchEpisode(address, access)
      : fetchVideoPart(address, access));
    const info = await fetchPlayerInfo(aid, cid, access);
    const chapters = readChapters(info);
    return {
      ...part,
      ...identityOf(address),
      tracks: readTracks(info, { aid, cid }),
      chapters: chapters.length > 0 ? chapters : undefined,
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};

async function fetchVideoPart({ id }: Address, access: Access): Promise<Part> {
  const [bvid = '', page = '1'] = id.split(':');
  const view = await fetchData(`${data.view}?bvid=${bvid}`, View, access);
  const part =
    view.pages.find((one) => one.page === Number(page)) ??
    (page === '1' ? { cid: view.cid, part: '', duration: view.duration } : undefined);
  if (!part) throw new Failure('mediaUnavailable', `${bvid} has no part ${page}.`);
  const hasPartTitle = view.pages.length > 1 && part.part;
  return {
    aid: view.aid,
    cid: part.cid,
    title: hasPartTitle ? `${view.title} - ${part.part}` : view.title,
    duration: part.duration,
    author: view.owner?.name,
    channelUrl: view.owner && `https://space.bilibili.com/${view.owner.mid}`,
    coverUrl: view.pic?.replace(/^(?:http:)?\/\//, 'https://'),
    publishedAt: view.pubdate ? new Date(view.pubdate * 1000).toISOString() : undefined,
  };
}

async function fetchEpisode({ id }: Address, access: Access): Promise<Part> {
  const { season_title, episodes } = await fetchData(`${data.season}?ep_id=${id.slice(2)}`, Season, access);
  const foundEpisode = episodes.find((one) => `ep${one.id}` === id);
  if (!foundEpisode) throw new Failure('mediaUnavailable', `The season has no ${id}.`);
  const { aid, cid, title, long_title, cover, duration } = foundEpisode;
  return {
    aid,
    cid,
    title: [season_title, title, long_title].filter(Boolean).join(' '),
    duration: duration / 1000,
    coverUrl: cover,
  };
}

async function fetchPlayerInfo(aid: number, cid: number, access: Access): Promise<z.output<typeof PlayerInfo>> {
  const { wbi_img } = await fetchData(data.nav, Nav, access, [0, -101]);
  const key = deriveSigningKey(wbi_img.img_url, wbi_img.sub_url);
  const query = signQuery({ aid: String(aid), cid: String(cid) }, key, Math.floor(Date.now() / 1000));
  return fetchData(`${data.player}?${query}`, PlayerInfo, access);
}

async function fetchData<T extends z.ZodMiniType>(
  url: string,
  schema: T,
  access: Access,
  allowed?: number[],
): Promise<z.output<T>> {
  const answer = await request(url, { reason: 'captions', maxBytes: data.maxAnswerBytes, cookies: true }, access);
  if (answer.status === 412) throw new Failure('rateLimited', 'Bilibili blocked the request as automated.');
  expectOk(answer);
  return readResponse(decodeResponse(answer), schema, allowed);
}
