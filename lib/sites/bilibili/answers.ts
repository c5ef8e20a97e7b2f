import * as z from 'zod';
import { Failure } from '../../contract/failure.ts';
import { parseJson } from '../request.ts';

const Envelope = z.object({
  code: z.number(),
  message: z.string().catch(''),
  data: z.unknown().optional(),
  result: z.unknown().optional(),
});

const Owner = z.object({ mid: z.number(), name: z.string() });
export const View = z.object({
  aid: z.number(),
  bvid: z.string(),
  cid: z.number(),
  title: z.string(),
  pic: z.string().optional().catch(undefined),
  pubdate: z.number().optional().catch(undefined),
  duration: z.number().catch(0),
  owner: Owner.optional().catch(undefined),
  pages: z
    .array(z.object({ cid: z.number(), page: z.number(), part: z.string().catch(''), duration: z.number().catch(0) }))
    .catch([]),
});

export const Season = z.object({
  season_title: z.string().catch(''),
  episodes: z
    .array(
      z.object({
        id: z.number(),
        aid: z.number(),
        cid: z.number(),
        bvid: z.string().catch(''),
        title: z.string().catch(''),
        long_title: z.string().catch(''),
        cover: z.string().optional().catch(undefined),
        /** Milliseconds. */
        duration: z.number().catch(0),
      }),
    )
    .max(10_000),
});

export const Nav = z.object({ wbi_img: z.object({ img_url: z.string(), sub_url: z.string() }) });

export const PlayerInfo = z.object({
  aid: z.number().optional(),
  cid: z.number().optional(),
  need_login_subtitle: z.boolean().catch(false),
  subtitle: z.object({ subtitles: z.array(z.unknown()).nullable().catch(null) }).catch({ subtitles: null }),
  view_points: z.unknown().optional(),
});
export const Subtitle = z.object({
  id_str: z.string().optional(),
  lan: z.string(),
  lan_doc: z.string().catch(''),
  subtitle_url: z.string(),
  type: z.number().optional(),
});
export const ViewPoint = z.object({ type: z.literal(2), from: z.number().nonnegative(), content: z.string() });

/** What an answer holds, once its code says that it holds something. `-101` only says that nobody is logged in. */
export function readAnswer<T extends z.ZodType>(text: string, schema: T, allowed = [0]): z.output<T> {
  const envelope = Envelope.safeParse(parseJson(text));
  if (!envelope.success) throw new Failure('siteFailed', 'Bilibili answered in an unknown shape');
  const { code, message, data, result } = envelope.data;
  if (!allowed.includes(code)) throw new Failure(failureCode(code), `Bilibili answered ${code} ${message}`);
  const parsed = schema.safeParse(data ?? result);
  if (!parsed.success) throw new Failure('siteFailed', 'Bilibili answered in an unknown shape');
  return parsed.data;
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
