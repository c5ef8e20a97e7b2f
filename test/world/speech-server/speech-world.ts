import { setTimeout as sleep } from 'node:timers/promises';
import { phrases } from '../../model-server/phrases.ts';
import { json, type Provider, type ProviderRequest, type Reaction } from '../../provider/provider.ts';
import { assemblyaiApi } from './assemblyai-api.ts';
import { deepgramApi } from './deepgram-api.ts';
import { elevenLabsApi } from './eleven-labs-api.ts';
import { openaiApi } from './openai-api.ts';
import { readWav } from './read-wav.ts';
import { recognizeWords } from './recognize-words.ts';
import type { Script } from './script.ts';
import type { Ear, SpeechCall, SpokenText } from './speech-api.ts';
import { faultyAnswer, faultyWay, type SpeechFault, transcriptErrors } from './speech-errors.ts';

/** Fault settings of the recognizers. */
export interface SpeechBehavior {
  fault?: SpeechFault;
  /** Number of affected requests, from now on; all if omitted. */
  calls?: number;
  /** Limits the fault to requests that contain this text, such as `POST /v2/upload`. */
  about?: string;
  /** Value of the Retry-After header for `rateLimited`: seconds, or a date. */
  retryAfter?: string;
  /** Delay before each answer in milliseconds. */
  delayMs?: number;
  /** Number of polls before an AssemblyAI transcript is done; 1 by default. */
  looks?: number;
}

/** The fake transcription providers. They recognize the scripts passed to `teach`. */
export interface SpeechWorld extends Provider {
  react(request: ProviderRequest): Promise<Reaction>;
  teach(...scripts: Script[]): void;
  behave(behavior: SpeechBehavior): void;
  /** The transcribed audio chunks, in order. */
  calls: SpeechCall[];
  /** Every request as method and path. */
  requests: string[];
  /** Uploads and transcripts that have not been deleted. */
  uploads: Set<string>;
}

export const goodSpeechKey = 'key-of-tests';

export function speechWorld(...taught: Script[]): SpeechWorld {
  const apis = [deepgramApi, assemblyaiApi(), elevenLabsApi, openaiApi];
  let scripts = taught;
  let behavior: SpeechBehavior = {};
  let left = Number.POSITIVE_INFINITY;
  const calls: SpeechCall[] = [];
  const requests: string[] = [];
  const uploads = new Set<string>();

  const isSpoken = (fault: SpeechFault) => transcriptErrors.some((spoken) => spoken === fault);
  function faultOf(line: string | undefined): SpeechFault | undefined {
    const { fault, about } = behavior;
    if (!fault || left <= 0 || isSpoken(fault) !== (line === undefined)) return undefined;
    if (line !== undefined && !(about ? line.includes(about) : !line.startsWith('DELETE'))) return undefined;
    left -= 1;
    return fault;
  }

  const ear: Ear = {
    uploads,
    looks: () => behavior.looks ?? 1,
    listen(call, wav) {
      const { samples, rate, seconds } = readWav(wav);
      calls.push({ ...call, seconds, bytes: wav.length });
      return misheard({ seconds, ...recognizeWords(samples, rate, scripts) }, faultOf(undefined), call.temperature);
    },
  };

  return {
    calls,
    requests,
    uploads,
    teach: (...more) => {
      scripts = more;
    },
    behave(next) {
      behavior = next;
      left = next.calls ?? Number.POSITIVE_INFINITY;
    },
    async react(request) {
      const line = `${request.method} ${request.path}`;
      requests.push(line);
      if (behavior.delayMs) await sleep(behavior.delayMs, undefined, { ref: false });
      const api = apis.find((one) => one.isFor(request));
      if (!api) return json(404, { error: { message: `no route ${line}` } });
      const key = api.keyOf(request);
      const fault = faultOf(line);
      const early = fault && faultyAnswer(fault, api.refuse, key, behavior.retryAfter ?? '0');
      if (early) return early;
      if (key !== goodSpeechKey && (key !== '' || api.needsKey)) return faultyAnswer('wrongKey', api.refuse, key, '')!;
      return faultyWay(fault, await api.answer(request, ear));
    },
  };
}

/** Applies a fault of the content to a transcript. The `loops` fault occurs only at temperature 0. */
function misheard(spoken: SpokenText, fault: SpeechFault | undefined, temperature = 0): SpokenText {
  const { words } = spoken;
  if (fault === 'empty') return { ...spoken, words: [] };
  if (fault === 'otherLanguage') {
    const other = spoken.language === 'de' ? 'fr' : 'de';
    const foreign = phrases[other]!.split(' ');
    return { ...spoken, language: other, words: words.map((word, i) => ({ ...word, text: foreign[i % foreign.length]! })) };
  }
  if (fault !== 'loops' || temperature > 0) return spoken;
  const [from, period] = [Math.floor(words.length / 3), 4];
  return {
    ...spoken,
    words: words.map((word, i) => (i < from ? word : { ...word, text: words[from + ((i - from) % period)]!.text })),
  };
}
