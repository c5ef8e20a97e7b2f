import { ALL_FORMATS, EncodedPacketSink, Input, type InputAudioTrack, type InputFormat, type Source } from 'mediabunny';
import { Failure } from '../../lib/contract/failure.ts';

/** An opened audio track with the input that owns it. */
export interface OpenTrack {
  input: Input;
  track: InputAudioTrack;
}

/** Sample entry types of encrypted audio (ISO/IEC 23001-7, and Apple's). */
const encrypted = new Set<unknown>(['enca', 'drms']);

/** Opens the audio track of a file and checks that this browser can decode it. Throws `noSound` and the errors of the source. */
export async function openTrack(source: Source, signal?: AbortSignal, formats: InputFormat[] = ALL_FORMATS): Promise<OpenTrack> {
  const input = new Input({
    // The source outlives the input, because parts of it are opened separately.
    source: source.ref(),
    formats,
    // Times count from the start of the media item, not since 1970.
    formatOptions: { hls: { offsetTimestampsByDateTime: false } },
  });
  const stop = () => input.dispose();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Failure('noSound', 'The file has no audio track.', { reason: 'silent' });
    const name = await track.getInternalCodecId();
    if (encrypted.has(name)) throw new Failure('noSound', 'The audio track is encrypted.', { reason: 'protected' });
    if (!(await new EncodedPacketSink(track).getFirstPacket()))
      throw new Failure('noSound', 'The audio track is empty.', { reason: 'empty' });
    const codec = await track.getCodec();
    if (!codec || !(await track.canDecode()))
      throw new Failure('noSound', `This browser can't decode ${codec ?? name}.`, { reason: 'codec' });
    return { input, track };
  } catch (error) {
    if (!input.disposed) input.dispose();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
