import { createRequire } from 'node:module';

/** A summary of about so many sentences, in the words of the text. */
type Peer = (text: string, language: string, sentences: number) => string | Promise<string>;

/** The packages have no types of their own, or wrong ones. */
interface Packages {
  sum(options: { corpus: string; nSentences: number }): PeerSummary;
  lexrank: { summarize(text: string, count: number, done: (error: unknown, found?: RankedSentence[]) => void): void };
  'node-summarizer': {
    SummarizerManager: new (
      text: string,
      sentences: number,
    ) => { getSummaryByFrequency(): PeerSummary; getSummaryByRank(): Promise<PeerSummary> };
  };
  'ts-textrank': {
    SorensenDiceSimilarity: new () => object;
    DefaultTextParser: new () => object;
    NullLogger: new () => object;
    AbsoluteSummarizerConfig: new (count: number, similarity: object, parser: object, damping: number, order: number) => object;
    Summarizer: {
      new (config: object, logger: object): { summarize(text: string, language: string): string[] };
      SORT_OCCURENCE: number;
    };
  };
}
interface PeerSummary {
  summary: string;
}
interface RankedSentence {
  text: string;
  index: number;
}

const load: <Name extends keyof Packages>(name: Name) => Packages[Name] = createRequire(import.meta.url);

/** The packages that a search for a summarizer on npm finds, called as their manuals say. */
export const peers: Record<string, Peer> = {
  sum: (text, _, sentences) => load('sum')({ corpus: text, nSentences: sentences }).summary,
  lexrank: async (text, _, sentences) => {
    const found = await new Promise<RankedSentence[]>((resolve, reject) =>
      load('lexrank').summarize(text, sentences, (error, ranked) => (ranked ? resolve(ranked) : reject(error))),
    );
    return found
      .toSorted((a, b) => a.index - b.index)
      .map((sentence) => sentence.text)
      .join(' ');
  },
  'node-summarizer by frequency': (text, _, sentences) => managed(text, sentences).getSummaryByFrequency().summary,
  'node-summarizer by rank': async (text, _, sentences) => (await managed(text, sentences).getSummaryByRank()).summary,
  'ts-textrank': (text, language, sentences) => {
    const made = load('ts-textrank');
    const { SORT_OCCURENCE: order } = made.Summarizer;
    const similarity = new made.SorensenDiceSimilarity();
    const config = new made.AbsoluteSummarizerConfig(sentences, similarity, new made.DefaultTextParser(), 0.85, order);
    return new made.Summarizer(config, new made.NullLogger()).summarize(text, language).join(' ');
  },
};

const managed = (text: string, sentences: number) => {
  const { SummarizerManager } = load('node-summarizer');
  return new SummarizerManager(text, sentences);
};
