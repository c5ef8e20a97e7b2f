import type { AppClient } from '../../components/app/app-context.ts';
import { goTo } from '../../components/places/route.ts';
import { addressInText } from '../../lib/sites/address-in-text.ts';
import { contentIdOf } from '../../lib/sites/content-id.ts';
import { detectUrl } from '../../lib/sites/detect-url.ts';
import { openTranscript, type TranscriptTarget } from './open-transcript.ts';

/** Shorter texts are pasted by accident rather than as a transcript. Characters. */
const minTranscriptLength = 200;

/**
 * Opens what was pasted outside of a field: the address of a media item, that of a channel or a playlist to follow, or a
 * transcript. Other text is ignored.
 */
export async function openPasted(client: AppClient, text: string, target?: TranscriptTarget): Promise<void> {
  const trimmed = text.trim();
  // A transcript may name addresses of its own; a shorter text is what an app shares with one.
  const url = (trimmed.length < minTranscriptLength && addressInText(trimmed)) || trimmed;
  const address = detectUrl(url);
  if (address?.kind === 'playlist' || address?.kind === 'channel') goTo({ place: 'feed', follow: url });
  else if (address) goTo({ place: 'item', contentId: contentIdOf(address), url });
  else if (trimmed.length >= minTranscriptLength)
    await openTranscript(client, { text: trimmed, name: firstWords(trimmed) }, target);
}

/** Returns the first line of a text that is not a number, a time or a format's mark. */
const firstWords = (text: string): string =>
  text.split('\n', 20).find((line) => /\p{L}{2}/u.test(line) && !/^(?:WEBVTT|\[|<|\{)|-->/.test(line)) ?? '';
