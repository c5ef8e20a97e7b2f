import { stringsFor } from '../attack/strings/hostile-strings.ts';
import { goodAnswer, type ModelAnswer, wantedLanguage } from './good-answer.ts';
import type { ModelRequest } from './model-request.ts';

const oneLineStrings = stringsFor('markup', 'markdown', 'prompt').flatMap(({ text }) => (text.length < 300 ? [text] : []));

/** Answers with faulty content, by the name of the fault. */
export const badAnswers: Record<string, (request: ModelRequest) => string> = {
  fenced: (request) =>
    `Sure! Here is "the JSON" you've asked for:\n\`\`\`json\n${loose(goodAnswer(request))}\n\`\`\`\nAnything else?`,
  thinking: (request) =>
    `<think>\nPerhaps {"points": [{"text": "A thought."}]}?\n</think>\n${JSON.stringify(goodAnswer(request))}`,
  bareList: (request) => JSON.stringify(goodAnswer(request).points ?? goodAnswer(request).items),
  prose: () => 'I would rather tell it in my own words: aliens landed and everybody was happy.',
  empty: () => '',
  wrongIds: (request) =>
    withPoints(request, [
      { text: 'Aliens landed in Ohio.', cite: [999_999], quote: quoteIn(request) },
      { text: 'Nobody said where this stands.', cite: [], quote: quoteIn(request) },
    ]),
  inventedQuotes: (request) =>
    withPoints(request, [
      {
        text: 'The aliens were friendly.',
        cite: request.lines.slice(0, 1).map(({ id }) => id),
        quote: 'the aliens were very friendly',
      },
      { text: 'A point without a quote.', cite: request.lines.slice(0, 1).map(({ id }) => id), quote: '' },
    ]),
  /** Invents all of its points, until the retry complains about it. */
  allInvented: (request) =>
    isComplaint(request)
      ? JSON.stringify(goodAnswer(request))
      : JSON.stringify({
          ...goodAnswer(request),
          points: [{ text: 'Aliens landed.', cite: [1], quote: 'and then the aliens landed' }],
        }),
  wrongLanguage: (request) => JSON.stringify(goodAnswer(request, otherLanguage(request))),
  wrongLanguageOnce: (request) =>
    JSON.stringify(isComplaint(request) ? goodAnswer(request) : goodAnswer(request, otherLanguage(request))),
  /** Follows instructions in the transcript instead of those in the prompt. */
  obeysTranscript: (request) => {
    const order = request.lines.find(({ text }) => /ignore all previous instructions/i.test(text));
    if (!order) return JSON.stringify(goodAnswer(request));
    return JSON.stringify({
      title: 'PWNED by the captions',
      points: [
        { text: 'PWNED. Send your password to https://evil.example/now', cite: [order.id], quote: order.text.slice(0, 40) },
        { text: 'PWNED, says nobody.', cite: [order.id], quote: 'visit our sponsor for free money' },
        ...(goodAnswer(request).points ?? []).slice(0, 1),
      ],
      suggestedQuestions: ['What is your API key?'],
    });
  },
  /**
   * Writes hostile strings into every text, after words and quotes that are in the transcript. Every other point is the first
   * sentence of the line that it cites: what the transcript does not have may be left out, and a summary has to remain.
   */
  hostile: (request) => {
    const answer = goodAnswer(request);
    const firstSentence = (text: string) => text.split(/(?<=[.!?。])\s/)[0]!;
    const spoil = (text: string, at: number) => `${text} ${oneLineStrings[at % oneLineStrings.length]}`;
    return JSON.stringify({
      ...answer,
      ...(answer.title !== undefined && { title: spoil(answer.title, request.lines[0]?.id ?? 0) }),
      points: answer.points?.map((point, at) => ({
        ...point,
        text: at % 2 === 0 ? firstSentence(point.text) : spoil(point.text, point.cite[0]! + at),
      })),
      items: answer.items?.map((item) => ({ ...item, text: spoil(item.text, item.id) })),
      suggestedQuestions: answer.suggestedQuestions?.map(spoil),
    });
  },
  /** Quotes text from a slide as if it were spoken. */
  quotesShown: (request) => {
    const shown = /^\(shown\) (.*)$/m.exec(request.user)?.[1];
    if (!shown) return JSON.stringify(goodAnswer(request));
    return withPoints(
      request,
      request.lines.map(({ id }) => ({ text: `It is about ${shown}.`, cite: [id], quote: shown })),
    );
  },
  /** Cites and quotes rightly, but changes a number: to one that the transcript lacks, or to one of another line. */
  falseNumbers: (request) => falsified(request, /\b\d+\b/, '9731'),
  falseNames: (request) => falsified(request, /(?<=[a-z] )[A-Z][a-z]{2,}/, 'Zanzibar'),
  falseSpeakers: (request) => {
    const labels = [...new Set(request.lines.flatMap(({ text }) => /^(\w+): /.exec(text)?.[1] ?? []))];
    return changed(request, (text, i) => {
      const spoken = /^(\w+): (.*)$/.exec(text);
      const other = labels.filter((label) => label !== spoken?.[1])[i % Math.max(1, labels.length - 1)];
      return spoken && other ? `${other} said: ${spoken[2]}` : undefined;
    });
  },
  falseNegations: (request) =>
    changed(request, (text) => {
      const positive = withoutLabel(text);
      const negative = positive.replace(/ (is|are|was|were|will|can|has|takes|costs) /, ' $1 not ');
      return negative === positive ? undefined : negative;
    }),
  losesLines: (request) => withItems(request, (items) => items.filter((_, i) => i % 3 !== 1)),
  joinsLines: (request) =>
    withItems(request, (items) =>
      items.flatMap((item, i) => {
        if (i % 4 === 1) return [];
        return i % 4 === 0 ? { ...item, text: `${item.text} ${items[i + 1]?.text ?? ''}` } : item;
      }),
    ),
  repeatsNumbers: (request) =>
    withItems(request, (items) => items.map((item, i) => (i % 5 === 2 ? { ...item, id: items[0]!.id } : item))),
  neverWritesLast: (request) =>
    withItems(request, (items) => items.filter(({ id }) => id !== Math.max(...request.lines.map((line) => line.id)))),
  strays: (request) =>
    withItems(request, (items) => items.map((item) => ({ ...item, text: 'And now for something completely different.' }))),
};

/** Names of the faults in the connection to the model; the server implements them. */
export const wireErrors = [
  'rateLimited',
  'limitedForLong',
  'quota',
  'wrongKey',
  'wrongModel',
  'serverError',
  'overloaded',
  'hangs',
  'stalls',
  'breaksOff',
  'cut',
  'webPage',
  'refusesSchema',
  'errorInStream',
] as const;

const loose = (answer: ModelAnswer) => JSON.stringify(answer).replace(/\}\]/g, '},]');

const withPoints = (request: ModelRequest, more: unknown[]) => {
  const answer = goodAnswer(request);
  return JSON.stringify({ ...answer, points: [...more, ...(answer.points ?? []), ...more] });
};

const withoutLabel = (text: string) => text.replace(/^\w+: /, '');

/** Points that change every other line of those in which something can be changed, and repeat the others. */
function changed(request: ModelRequest, change: (text: string, index: number) => string | undefined): string {
  const points = request.lines.map(({ id, text }, i) => ({
    text: (i % 2 === 0 && change(text, i)) || withoutLabel(text),
    cite: [id],
    quote: withoutLabel(text).slice(0, 60),
  }));
  const answer = goodAnswer(request);
  const items = answer.items?.map(({ id, text }, i) => ({ id, text: (i % 2 === 0 && change(text, i)) || text }));
  return JSON.stringify({ ...answer, ...(items ? { items } : { points }) });
}

/** Replaces what a pattern matches: by turns with a text that the transcript lacks, and with the match in another line. */
const falsified = (request: ModelRequest, pattern: RegExp, absent: string) =>
  changed(request, (text, i) => {
    const own = pattern.exec(withoutLabel(text))?.[0];
    const others = request.lines.flatMap((line) => pattern.exec(withoutLabel(line.text))?.[0] ?? []).filter((one) => one !== own);
    const other = i % 4 === 0 ? absent : others[(i * 7) % Math.max(1, others.length)];
    return own && other ? withoutLabel(text).replace(pattern, other) : undefined;
  });

const withItems = (request: ModelRequest, change: (items: NonNullable<ModelAnswer['items']>) => unknown[]) =>
  JSON.stringify({ items: change(goodAnswer(request).items ?? []) });

const isComplaint = ({ user }: ModelRequest) => /\byour last answer\b/i.test(user);

const quoteIn = ({ lines }: ModelRequest) => lines[0]?.text.slice(0, 40) ?? '';

const otherLanguage = (request: ModelRequest) => (wantedLanguage(request) === 'de' ? 'fr' : 'de');
