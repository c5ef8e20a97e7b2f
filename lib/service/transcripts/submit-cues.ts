import type { Cue } from '../../contract/cue.ts';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import type { CaptionBody, Ports } from '../../ports/ports.ts';
import type { Content, ContentTrack } from '../../records/records.ts';
import { languageTag } from '../../sites/language.ts';
import { mediumByAddress } from '../../sites/medium-by-address.ts';
import { ensureRoom } from '../library/storage.ts';
import { submittedTrackId as submitted } from './own-tracks.ts';

/** Seconds that words may go on after the end of their medium. */
const overrun = 120;

/** Keeps a person's own words for a medium, in this person's store and nowhere else. Its address is a name here, and is not asked. */
export const submitCuesHandler = ({ store, engine, clock, disk }: Ports): Pick<Handlers<Operations>, 'submitCues'> => ({
  async submitCues({ url, title, duration, language = '', cues, captions, contentType }) {
    const medium = mediumAt(url);
    const known = await store.getContent(medium.contentId);
    const body = bodyOf(cues, captions, contentType);
    const read = await engine.readCaptions(body).catch((error) => {
      throw refusalOf(error, cues ? 'cues' : 'captions');
    });
    const seconds = duration ?? known?.duration ?? 0;
    const last = read.cues.at(-1)!;
    if (seconds > 0 && last.startTime > seconds + overrun) {
      throw wrong(cues ? 'cues' : 'captions', `they run to ${last.startTime} s, the medium ends at ${seconds} s`);
    }
    await ensureRoom(disk);

    const tag = languageTag(language) || languageTag(read.language ?? '');
    const trackId = tag ? `${submitted}:${tag}` : submitted;
    const track: ContentTrack = { trackId, language: tag, label: '', provenance: 'captured' };
    const now = clock.now();
    const content: Content = {
      ...(known ?? { ...medium, createdAt: now }),
      title: title || known?.title || medium.sourceUrl,
      duration: seconds || last.endTime,
      tracks: [track, ...(known?.tracks ?? []).filter((other) => other.trackId !== trackId)],
      updatedAt: now,
    };
    await store.putContent(content);
    const { contentId } = content;
    await store.putTranscript({ contentId, trackId, language: tag, provenance: 'captured', cues: read.cues, createdAt: now });
    return { success: true, contentId };
  },
});

/** Throws `invalid` for an address of many media. */
function mediumAt(url: string): ReturnType<typeof mediumByAddress> {
  const medium = mediumByAddress(url);
  if (medium.kind === 'playlist' || medium.kind === 'channel') throw wrong('url', `it is that of a ${medium.kind}`);
  return medium;
}

/** Cues go the way of a file, in this project's own form, so that they are tidied by the same rules. */
function bodyOf(
  cues: Pick<Cue, 'startTime' | 'endTime' | 'text'>[] | undefined,
  captions: string | undefined,
  contentType = '',
): CaptionBody {
  if ((cues === undefined) === (captions === undefined)) throw wrong('cues', 'send cues or captions, and not both');
  const text = captions ?? JSON.stringify(cues);
  // The text is decoded already, whatever its file declared.
  return { base64: encodeBase64(new TextEncoder().encode(text)), contentType: contentType.split(';', 1)[0]! };
}

/** What a site would be blamed for is the sender's own here. */
function refusalOf(error: unknown, path: string): Failure {
  const failure = Failure.from(error);
  return failure.code === 'captionsUnreadable' || failure.code === 'captionsEmpty' ? wrong(path, failure.message) : failure;
}

const wrong = (path: string, message: string) => new Failure('invalid', `${path}: ${message}`, [{ path, message }]);
