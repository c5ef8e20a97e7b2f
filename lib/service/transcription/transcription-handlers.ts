import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { speech as operations } from '../../contract/speech.ts';
import type { Ports } from '../../ports/ports.ts';
import { knownContent } from '../media/known-content.ts';
import { describeMedia } from '../media/media-source.ts';
import { createOpenPageLookup } from '../media/open-page.ts';
import { speechTrackId } from '../transcripts/local-tracks.ts';
import { namedVoicesKey } from './named-voices-key.ts';
import { selectTranscriber } from './select-transcriber.ts';
import { audioSourceOf } from './transcribe.ts';

/** Maximum named speakers of a channel; the oldest names are dropped. */
const maxVoices = 100;

/** Handlers of estimates of a transcription and of speaker names. */
export function transcriptionHandlers(ports: Ports): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store } = ports;
  return {
    async estimateTranscript({ url, transcribeProvider = 'auto', audioLanguage, soundId }, { signal }) {
      const { id, transcriber } = await selectTranscriber(ports, transcribeProvider);
      const openPage = createOpenPageLookup(ports, url);
      const known = await knownContent(ports.store, url, openPage);
      // Addresses of files expire, so the site is asked again.
      const content = await describeMedia(ports, { url, soundId }, { known, openPage, signal }).catch((error) => {
        if (!known) throw error;
        return known;
      });
      const { duration, originalLanguage } = content;
      const request = {
        audio: audioSourceOf(ports, content, soundId),
        transcriber,
        duration,
        language: audioLanguage ?? originalLanguage,
      };
      return { success: true, transcriber: id, ...(await ports.speech.estimate(request)) };
    },

    async nameSpeaker({ contentId, speaker, name }) {
      const content = await store.getContent(contentId);
      const unknownSpeaker = () => new Failure('notFound', `No transcript of ${contentId} has the speaker ${speaker}.`);
      if (!content) throw unknownSpeaker();
      let voice: number[] | undefined;
      await store.updateTranscript(contentId, speechTrackId, (transcript) => {
        if (!transcript?.cues.some((cue) => cue.speaker === speaker)) throw unknownSpeaker();
        const { [speaker]: own, ...others } = transcript.voices ?? {};
        voice = own;
        return {
          ...transcript,
          cues: transcript.cues.map((cue) => (cue.speaker === speaker ? { ...cue, speaker: name } : cue)),
          voices: { ...others, ...(own && { [name]: own }) },
        };
      });
      const of = namedVoicesKey(content);
      await store.updateNamedVoices(of, (known) => {
        const others = (known?.voices ?? []).filter((other) => other.name !== name);
        return { ...known, of, voices: [{ name, voice }, ...others].slice(0, maxVoices) };
      });
      return { success: true };
    },
  };
}
