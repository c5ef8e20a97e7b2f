import { Failure } from '../../lib/contract/failure.ts';

/** A media element with `captureStream`, which TypeScript's DOM types lack. */
type CapturableElement = HTMLMediaElement & { captureStream?(): MediaStream };

/** Captures the audio of an element, before its volume is applied. Throws `noSound`. */
export function audioStreamOf(element: CapturableElement): MediaStream {
  if (element.mediaKeys)
    throw new Failure('noSound', 'The media is encrypted, so its audio can’t be captured.', { reason: 'protected' });
  const stream = capture(element);
  if (element.readyState >= element.HAVE_METADATA && stream.getAudioTracks().length === 0)
    throw new Failure('noSound', 'The media has no audio track.', { reason: 'silent' });
  return stream;
}

function capture(element: CapturableElement): MediaStream {
  try {
    return element.captureStream!();
  } catch (error) {
    const isTainted = error instanceof DOMException && error.name === 'SecurityError';
    throw new Failure('noSound', String(error), { reason: isTainted ? 'tainted' : 'protected' });
  }
}
