import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { ifValid } from '../if-valid.ts';
import { parseResponse } from '../parse-response.ts';
import { parseJson } from '../request.ts';

const Envelope = z.object({
  code: z.number(),
  message: z.catch(z.string(), ''),
  data: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
});

const Owner = z.object({ mid: z.number(), name: z.string() });
const Page = z.object({
  cid: z.number(),
  page: z.number(),
  part: z.catch(z.string(), ''),
  duration: z.catch(z.number(), 0),
});

/** The answer of `x/web-interface/view`: a video with its parts. Durations in seconds, `pubdate` in seconds since 1970. */
export const View = z.object({
  aid: z.number(),
  bvid: z.string(),
  cid: z.number(),
  title: z.string(),
  pic: ifValid(z.string()),
  pubdate: ifValid(z.number()),
  duration: z.catch(z.number(), 0),
  owner: ifValid(Owner),
  pages: z.catch(z.array(Page), []),
});

/** The answer of `pgc/view/web/season`: a series with its episodes. */
export const Season = z.object({
  season_title: z.catch(z.string(), ''),
  episodes: z
    .array(
      z.object({
        id: z.number(),
        aid: z.number(),
        cid: z.number(),
        bvid: z.catch(z.string(), ''),
        title: z.catch(z.string(), ''),
        long_title: z.catch(z.string(), ''),
        cover: ifValid(z.string()),
        /** Milliseconds. */
        duration: z.catch(z.number(), 0),
      }),
    )
    .check(z.maxLength(10_000)),
});

/** The answer of `x/web-interface/nav`: the images whose names contain the keys of signatures (WBI). */
export const Nav = z.object({ wbi_img: z.object({ img_url: z.string(), sub_url: z.string() }) });

/** The answer of `x/player/wbi/v2`: the subtitles and chapters of a part, both checked one by one. */
export const PlayerInfo = z.object({
  aid: z.optional(z.number()),
  cid: z.optional(z.number()),
  need_login_subtitle: z.catch(z.boolean(), false),
  subtitle: z.catch(z.object({ subtitles: z.catch(z.nullable(z.array(z.unknown())), null) }), { subtitles: null }),
  view_points: z.optional(z.unknown()),
});

/** An entry of `PlayerInfo.subtitle.subtitles`. */
export const Subtitle = z.object({
  id_str: z.optional(z.string()),
  lan: z.string(),
  lan_doc: z.catch(z.string(), ''),
  subtitle_url: z.string(),
  type: z.optional(z.number()),
});

/** A chapter among `PlayerInfo.view_points`; `from` in seconds. */
export const ViewPoint = z.object({ type: z.literal(2), from: z.number().check(z.nonnegative()), content: z.string() });

/**
 * Returns the data of a response. Throws the failure of its code unless the code is allowed; `-101` only means that no user is
 * logged in.
 */
export function readResponse<T extends z.ZodMiniType>(text: string, schema: T, allowed = [0]): z.output<T> {
  const { code, message, data, result } = parseResponse(Envelope, parseJson(text), 'Bilibili');
  if (!allowed.includes(code)) throw new Failure(failureCode(code), `Bilibili answered ${code} ${message}`);
  return parseResponse(schema, data ?? result, 'Bilibili');
}

function failureCode(code: number) {
  switch (code) {
    case -101:
      return 'loginRequired';
    case -352:
    case -412:
    case -799:
      return 'rateLimited';
    case -403:
    case -404:
    case -400:
    case 62002:
    case 62004:
    case 62012:
      return 'mediaUnavailable';
    default:
      return 'siteFailed';
  }
}
