import { Failure } from '../../lib/contract/failure.ts';

/** The browser's types leave it out. */
type Capturable = HTMLMediaElement & { captureStream?(): MediaStream };

/** The sound that an element plays, as it is before its volume. Throws `noSound`. */
export function audioStreamOf(element: Capturable): MediaStream {
  if (element.mediaKeys) throw new Failure('noSound', 'the medium is protected', { reason: 'protected' });
  const stream = capture(element);
  if (element.readyState >= element.HAVE_METADATA && stream.getAudioTracks().length === 0)
    throw new Failure('noSound', 'the medium has no sound', { reason: 'silent' });
  return stream;
}

function capture(element: Capturable): MediaStream {
  try {
    return element.captureStream!();
  } catch (error) {
    const isTainted = error instanceof DOMException && error.name === 'SecurityError';
    throw new Failure('noSound', String(error), { reason: isTainted ? 'tainted' : 'protected' });
  }
}
