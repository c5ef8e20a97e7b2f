import type { AppClient } from '../../components/app/app-context.ts';
import { goTo } from '../../components/places/route.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { localFileUrl } from '../../lib/sites/local-file/address.ts';
import { decodeText } from '../../lib/subtitles/decode-text.ts';

/** Maximum bytes of a file that is read as text; the operation limits the characters. */
const maxFileBytes = 32_000_000;

/** Characters of a title that is made of a file's name or a first line. */
const maxTitleLength = 100;

/** Endings of the names of files with captions or a transcript. */
export const transcriptEndings = [
  ...['.srt', '.vtt', '.ass', '.ssa', '.sbv', '.lrc', '.ttml', '.dfxp', '.itt', '.xml'],
  ...['.sub', '.mpl', '.mpl2', '.smi', '.sami', '.ttxt', '.tsv', '.csv', '.scc', '.stl', '.usf', '.rt'],
  ...['.json', '.json3', '.srv1', '.srv2', '.srv3', '.txt', '.md', '.html', '.htm'],
];

/** Returns whether a file contains captions or a transcript, by its name or type. */
export const isTranscriptFile = ({ name, type }: File): boolean =>
  type === 'text/plain' || transcriptEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** The media item that a transcript belongs to. */
export interface TranscriptTarget {
  url: string;
  title?: string;
  duration?: number;
}

/** Stores the captions or transcript of a file; see `openTranscript`. Throws `captionsUnreadable`. */
export async function openTranscriptFile(client: AppClient, file: File, target?: TranscriptTarget): Promise<void> {
  if (file.size > maxFileBytes) throw new Failure('captionsUnreadable', `${file.name} has more than ${maxFileBytes} bytes.`);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()), file.type);
  await openTranscript(client, { text, name: file.name.replace(/\.\w{1,5}$/, ''), contentType: file.type }, target);
}

/**
 * Stores captions or a transcript in any format that Gloss reads, for a media item or as an item of its own in the library, and
 * opens it. Throws `captionsUnreadable` and `storageFull`.
 */
export async function openTranscript(
  client: AppClient,
  { text, name, contentType = '' }: { text: string; name: string; contentType?: string },
  target?: TranscriptTarget,
): Promise<void> {
  const title = name.toWellFormed().slice(0, maxTitleLength).trim();
  const item = target ?? { url: localFileUrl(crypto.randomUUID(), encodeURIComponent(title)), title };
  try {
    const { contentId, trackId } = await client.submitCues({
      ...item,
      captions: text,
      contentType: contentType || 'text/plain',
    });
    if (!target) await client.saveVideo({ url: item.url });
    // The newest summary is shown: the item may have one of its site's captions.
    await client.createTask({ url: item.url, promptConfig: { trackId } });
    goTo({ place: 'item', contentId });
  } catch (error) {
    const failure = Failure.from(error);
    throw failure.code === 'invalid' ? new Failure('captionsUnreadable', failure.message) : failure;
  }
}
