import * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';
import { contentIdOf, identityOf } from '../../lib/sites/content-id.ts';
import { detectUrl } from '../../lib/sites/detect-url.ts';
import { languageTag } from '../../lib/sites/language.ts';
import type { Address, MediaDescription, Track } from '../../lib/sites/site.ts';

/** The fields that yt-dlp prints; all of them would be megabytes. */
export const printTemplate = '%(.{id,webpage_url,title,duration,language,uploader,subtitles,automatic_captions})j';

const File = z.object({ ext: z.string(), url: z.optional(z.string()), name: z.nullish(z.string()) });
const Files = z.nullish(z.record(z.string(), z.array(File)));
const text = z.nullish(z.string());
const Answer = z.object({
  webpage_url: text,
  title: text,
  duration: z.nullish(z.number()),
  language: text,
  uploader: text,
  subtitles: Files,
  automatic_captions: Files,
});

/** Formats of captions, the richest first. */
const kinds = ['json3', 'vtt', 'srt', 'srv3', 'ttml', 'dfxp', 'ass', 'lrc', 'json'];
const maxTracks = 200;

/** Reads a media item from yt-dlp's output. Throws `siteFailed` for other output, `captionsForeign` for another item. */
export function readMediaItem(output: string, address: Address): MediaDescription {
  const { webpage_url, title, duration, language, uploader, ...files } = parse(output);
  const found = webpage_url ? detectUrl(webpage_url) : null;
  if (found && contentIdOf(found) !== contentIdOf(address)) {
    throw new Failure('captionsForeign', `yt-dlp answered for ${contentIdOf(found)}, not ${contentIdOf(address)}.`);
  }
  const original = languageTag(language ?? '');
  const tracks = [...readTracks(files.subtitles, 'creator'), ...readTracks(files.automatic_captions, 'automatic')];
  return {
    ...identityOf(address),
    title: (title ?? '').slice(0, 1000),
    duration: Number.isFinite(duration) ? Math.max(0, duration!) : 0,
    ...(uploader && { author: uploader.slice(0, 300) }),
    ...(original && { originalLanguage: original }),
    tracks: tracks.slice(0, maxTracks),
  };
}

function parse(output: string): z.output<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(output));
  } catch {
    throw new Failure('siteFailed', 'yt-dlp printed no description of a media item; it may need an update.');
  }
}

/** Returns one track for each language; live chats and comments have none. */
function readTracks(files: z.output<typeof Files>, provenance: 'creator' | 'automatic'): Track[] {
  return Object.entries(files ?? {}).flatMap(([name, all]) => {
    const language = languageTag(name.replace(/-orig$/, ''));
    const usable = all.filter(({ ext, url }) => kinds.includes(ext) && url !== undefined && isCaptionFile(url));
    const [best] = usable.sort((a, b) => kinds.indexOf(a.ext) - kinds.indexOf(b.ext));
    if (!language || !best) return [];
    const mark = provenance === 'automatic' ? 'a.' : '.';
    return { trackId: `yt-dlp:${mark}${language}`, language, label: (best.name ?? '').slice(0, 300), provenance, url: best.url! };
  });
}

/** Whether an address is that of a caption file. Machine translations, which are listed like captions, are not. */
const isCaptionFile = (url: string): boolean =>
  url.length <= 8192 && /^https?:/i.test(url) && URL.canParse(url) && !new URL(url).searchParams.has('tlang');
