import type { Cue } from '../../contract/cue.ts';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import type { Handlers } from '../../contract/operation.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ContentTrack } from '../../records/content.ts';
import { languageTag } from '../../sites/language.ts';
import { mediaByAddress } from '../../sites/media-by-address.ts';
import { requireFreeSpace } from '../library/storage.ts';
import { requireOne } from '../require-one.ts';
import { fitCues } from './fit-cues.ts';
import { submittedTrackId as submitted } from './local-tracks.ts';

/** Handler that stores the user's own cues of a media item, for that user alone. No request goes to the address. */
export const submitCuesHandler = ({ store, engine, clock, disk }: Ports): Pick<Handlers<Operations>, 'submitCues'> => ({
  async submitCues({ url, title, duration, language = '', cues, captions, contentType }) {
    const mediaItem = mediaItemAt(url);
    // That of a page of no known site is stored by its part of the page.
    const known = (await store.getContent(mediaItem.contentId)) ?? (await store.findContent(mediaItem.sourceUrl));
    const body = bodyOf(cues, captions, contentType);
    const read = await engine.readCaptions(body).catch((error) => {
      throw toInvalid(error, cues ? 'cues' : 'captions');
    });
    const seconds = duration ?? known?.duration ?? 0;
    const fitted = fitCues(read.cues, seconds);
    if (!fitted) {
      const lastStart = read.cues.at(-1)!.startTime;
      throw invalidField(cues ? 'cues' : 'captions', `They run to ${lastStart} s, but the media item ends at ${seconds} s.`);
    }
    await requireFreeSpace(disk);

    const tag = languageTag(language) || languageTag(read.language ?? '');
    const trackId = tag ? `${submitted}:${tag}` : submitted;
    const track: ContentTrack = { trackId, language: tag, label: '', provenance: 'captured' };
    const now = clock.now();
    const { contentId } = await store.updateContent(known?.contentId ?? mediaItem.contentId, (stored) => ({
      ...(stored ?? { ...mediaItem, createdAt: now }),
      title: title || stored?.title || mediaItem.sourceUrl,
      duration: (duration ?? stored?.duration) || fitted.at(-1)!.endTime,
      tracks: [track, ...(stored?.tracks ?? []).filter((other) => other.trackId !== trackId)],
      updatedAt: now,
    }));
    await store.putTranscript({ contentId, trackId, language: tag, provenance: 'captured', cues: fitted, createdAt: now });
    return { success: true, contentId, trackId };
  },
});

/** The media item of an address. Throws `invalid` for a playlist or a channel. */
function mediaItemAt(url: string): ReturnType<typeof mediaByAddress> {
  const mediaItem = mediaByAddress(url);
  if (mediaItem.kind === 'playlist' || mediaItem.kind === 'channel')
    throw invalidField('url', `It is the address of a ${mediaItem.kind}. Submit captions for a single video or audio.`);
  return mediaItem;
}

/** Returns the body of a caption file. Cues are converted to one, so that the same rules clean them. */
function bodyOf(
  cues: Pick<Cue, 'startTime' | 'endTime' | 'text'>[] | undefined,
  captions: string | undefined,
  contentType = '',
): CaptionBody {
  requireOne({ cues, captions }, 'cues', 'captions');
  // The index marks the cues as our own, whose times are seconds.
  const text = captions ?? JSON.stringify(cues?.map((cue, index) => ({ index, ...cue })));
  // The text is decoded already, whatever its file declared.
  return { base64: encodeBase64(new TextEncoder().encode(text)), contentType: contentType.split(';', 1)[0]! };
}

/** Converts an error of reading captions to `invalid`, because the sender can correct them. */
function toInvalid(error: unknown, path: string): Failure {
  const failure = Failure.from(error);
  return failure.code === 'captionsUnreadable' || failure.code === 'captionsEmpty'
    ? invalidField(path, failure.message)
    : failure;
}
