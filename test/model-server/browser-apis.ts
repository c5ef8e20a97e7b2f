import type { BrowserModels, LanguageModelOptions, LanguagePair, SummarizerOptions } from '../../lib/models/browser-apis.ts';
import { goodAnswer } from './good-answer.ts';
import { readModelRequest } from './model-request.ts';
import { phrases } from './phrases.ts';

/** State of each of the browser's models; one without a state is missing, as in other browsers. */
export type BrowserStates = { [Name in keyof BrowserModels]?: string };

/** The browser's models as Chromium has them, with a record of the calls that reach them. */
export interface FakeBrowser {
  browser: BrowserModels;
  /** Sessions that were not destroyed. */
  open: Set<object>;
  constraints: unknown[];
  /** Options with which availability was asked for and sessions were created. */
  options: { create: object[]; availability: object[] };
  /** Texts that were summarized, translated or detected. */
  inputs: string[];
}

const streamOf = (text: string) => {
  const pieces = text.match(/.{1,7}/gs) ?? [];
  return new ReadableStream<string>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
  });
};

/** Languages that the fake language model writes: those that Chromium has tested. */
const writtenLanguages = new Set(['de', 'en', 'es', 'fr', 'ja']);
/** Languages that the fake translator knows. */
const knownLanguages = Object.keys(phrases).filter((tag) => tag !== 'hi');
const baseOf = (tag: string) => tag.split('-')[0]!;

/**
 * Creates the browser's models in given states. The summarizer returns the longest lines as bullets, as Chromium does; the
 * translator returns a sentence of the target language for each sentence, with the numbers of the source.
 */
export function fakeBrowser(states: BrowserStates): FakeBrowser {
  const open = new Set<object>();
  const constraints: unknown[] = [];
  const options: FakeBrowser['options'] = { create: [], availability: [] };
  const inputs: string[] = [];

  function model<Options extends object | undefined, Methods extends object>(
    state: string | undefined,
    methods: (options: Options) => Methods,
    isKnown: (options: Options) => boolean = () => true,
  ) {
    if (state === undefined) return undefined;
    return {
      async availability(given?: Options) {
        if (given) options.availability.push(given);
        return !given || isKnown(given) ? state : 'unavailable';
      },
      async create(given?: Options & { signal?: AbortSignal }) {
        // Without a click a browser downloads nothing.
        if (state !== 'available') throw new DOMException('Requires a user gesture.', 'NotAllowedError');
        const { signal: _, ...rest } = given ?? {};
        options.create.push(rest);
        const session = { ...methods(given as Options), destroy: () => void open.delete(session) };
        open.add(session);
        return session;
      },
    };
  }

  const languageModel = model(
    states.languageModel,
    ({ initialPrompts }: { initialPrompts: object[] } & Partial<LanguageModelOptions>) => ({
      promptStreaming(prompt: string, { responseConstraint }: { responseConstraint?: object }) {
        constraints.push(responseConstraint);
        const messages = [...initialPrompts, { role: 'user', content: prompt }];
        const body = new TextEncoder().encode(JSON.stringify({ model: 'nano', messages }));
        const request = { method: 'POST', path: '/api/chat', headers: {}, body };
        return streamOf(JSON.stringify(goodAnswer(readModelRequest(request)!)));
      },
    }),
    ({ expectedOutputs = [] }) => expectedOutputs.every(({ languages }) => languages.every((tag) => writtenLanguages.has(tag))),
  );
  const summarizer = model(
    states.summarizer,
    ({ length }: SummarizerOptions) => ({
      summarizeStreaming(text: string) {
        inputs.push(text);
        const lines = text.split('\n');
        const count = { short: 3, medium: 5, long: 7 }[length];
        const longest = lines.toSorted((a, b) => b.length - a.length).slice(0, count);
        return streamOf(lines.flatMap((line) => (longest.includes(line) ? `* ${line}` : [])).join('\n'));
      },
    }),
    ({ expectedInputLanguages: [language], outputLanguage }) =>
      ['en', 'es', 'ja'].includes(language!) && language === outputLanguage,
  );
  const translator = model(
    states.translator,
    ({ targetLanguage }: LanguagePair) => ({
      async translate(text: string) {
        inputs.push(text);
        const phrase = phrases[baseOf(targetLanguage)]!;
        const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
        return `${[phrase, ...numbers].join(' ')}.`;
      },
    }),
    ({ sourceLanguage, targetLanguage }) =>
      sourceLanguage !== targetLanguage && [sourceLanguage, targetLanguage].every((tag) => knownLanguages.includes(baseOf(tag))),
  );
  const languageDetector = model(states.languageDetector, () => ({
    async detect(text: string) {
      inputs.push(text);
      return [
        { detectedLanguage: 'de', confidence: 0.9 },
        { detectedLanguage: 'und', confidence: 0.1 },
      ];
    },
  }));
  const browser = { languageModel, summarizer, translator, languageDetector } as BrowserModels;
  return { browser, open, constraints, options, inputs };
}
