import type { SpeechSynthesizer } from '../../components/app/speech-synthesizer.ts';
import { Failure } from '../../lib/contract/failure.ts';

/** Time for the browser to list its voices, which it loads after the first request for them. */
const voicesTimeoutMs = 2000;

/** The browser's speech synthesis, with the voices of this device: those of a service would send it the text. */
export const speechSynthesizer: SpeechSynthesizer = {
  hasVoice: async (language) => (await findVoice(language)) !== undefined,

  async speak(text, { language, rate, signal }) {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { lang: language, rate, voice: (await findVoice(language)) ?? null });
    // The voices may have taken seconds to load.
    if (signal.aborted) return;
    const ended = Promise.withResolvers<void>();
    utterance.onend = () => ended.resolve();
    utterance.onerror = ({ error }) =>
      signal.aborted ? ended.resolve() : ended.reject(new Failure('internal', `The browser can't speak: ${error}.`));
    const cancel = () => {
      speechSynthesis.cancel();
      ended.resolve();
    };
    signal.addEventListener('abort', cancel, { once: true });
    speechSynthesis.speak(utterance);
    await ended.promise.finally(() => signal.removeEventListener('abort', cancel));
  },

  pause: () => speechSynthesis.pause(),
  resume: () => speechSynthesis.resume(),
};

async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  const tag = language.toLowerCase();
  const [primary] = tag.split('-');
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replaceAll('_', '-').toLowerCase();
  const local = (await listVoices()).filter((voice) => voice.localService && tagOf(voice).split('-')[0] === primary);
  return local.find((voice) => tagOf(voice) === tag) ?? local.find((voice) => voice.default) ?? local[0];
}

async function listVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  await new Promise((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, voicesTimeoutMs);
  });
  return speechSynthesis.getVoices();
}
