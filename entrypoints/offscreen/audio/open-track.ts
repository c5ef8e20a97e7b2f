import {
  ALL_FORMATS,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputFormat,
  type Source,
  UnsupportedInputFormatError,
} from 'mediabunny';
import { Failure } from '../../../lib/contract/failure.ts';

export interface OpenTrack {
  input: Input;
  track: InputAudioTrack;
}

/** What encrypted sounds are called in a file. */
const encrypted = new Set<unknown>(['enca', 'drms']);

/** The sound of a file, once it is certain that this browser can read it. Throws `noSound` and what the source throws. */
export async function openTrack(source: Source, signal?: AbortSignal, formats: InputFormat[] = ALL_FORMATS): Promise<OpenTrack> {
  const input = new Input({
    // The source may outlive the input: other parts of it are read by others.
    source: source.ref(),
    formats,
    // Times count from the start of the medium, not since 1970.
    formatOptions: { hls: { offsetTimestampsByDateTime: false } },
  });
  const stop = () => input.dispose();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Failure('noSound', 'there is no sound track', { reason: 'silent' });
    const name = await track.getInternalCodecId();
    if (encrypted.has(name)) throw new Failure('noSound', 'the sound is encrypted', { reason: 'protected' });
    if (!(await new EncodedPacketSink(track).getFirstPacket()))
      throw new Failure('noSound', 'the sound is empty', { reason: 'empty' });
    const codec = await track.getCodec();
    if (!codec || !(await track.canDecode()))
      throw new Failure('noSound', `this browser can't decode ${codec ?? name}`, { reason: 'codec' });
    return { input, track };
  } catch (error) {
    if (!input.disposed) input.dispose();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Whatever a library says of a broken file. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'AbortError' || name === 'QuotaExceededError') return Failure.from(error);
  const reason = error instanceof UnsupportedInputFormatError ? 'format' : 'broken';
  return new Failure('noSound', message || name, { reason });
}
