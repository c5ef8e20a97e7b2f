import { stringsFor } from '../attack/strings/hostile-strings.ts';
import type { Asked } from './asked.ts';
import { goodAnswer, type ModelAnswer, wantedLanguage } from './good-answer.ts';

const oneLineStrings = stringsFor('markup', 'markdown', 'prompt').flatMap(({ text }) => (text.length < 300 ? [text] : []));

/** Answers with faulty content, by the name of the fault. */
export const badAnswers: Record<string, (asked: Asked) => string> = {
  fenced: (asked) =>
    `Sure! Here is "the JSON" you've asked for:\n\`\`\`json\n${loose(goodAnswer(asked))}\n\`\`\`\nAnything else?`,
  thinking: (asked) => `<think>\nPerhaps {"points": [{"text": "A thought."}]}?\n</think>\n${JSON.stringify(goodAnswer(asked))}`,
  bareList: (asked) => JSON.stringify(goodAnswer(asked).points ?? goodAnswer(asked).items),
  prose: () => 'I would rather tell it in my own words: aliens landed and everybody was happy.',
  empty: () => '',
  wrongIds: (asked) =>
    withPoints(asked, [
      { text: 'Aliens landed in Ohio.', cite: [999_999], quote: quoteIn(asked) },
      { text: 'Nobody said where this stands.', cite: [], quote: quoteIn(asked) },
    ]),
  inventedQuotes: (asked) =>
    withPoints(asked, [
      {
        text: 'The aliens were friendly.',
        cite: asked.lines.slice(0, 1).map(({ id }) => id),
        quote: 'the aliens were very friendly',
      },
      { text: 'A point without a quote.', cite: asked.lines.slice(0, 1).map(({ id }) => id), quote: '' },
    ]),
  /** Invents all of its points, until the retry complains about it. */
  allInvented: (asked) =>
    isComplaint(asked)
      ? JSON.stringify(goodAnswer(asked))
      : JSON.stringify({
          ...goodAnswer(asked),
          points: [{ text: 'Aliens landed.', cite: [1], quote: 'and then the aliens landed' }],
        }),
  wrongLanguage: (asked) => JSON.stringify(goodAnswer(asked, otherLanguage(asked))),
  wrongLanguageOnce: (asked) => JSON.stringify(isComplaint(asked) ? goodAnswer(asked) : goodAnswer(asked, otherLanguage(asked))),
  /** Follows instructions in the transcript instead of those in the prompt. */
  obeysTranscript: (asked) => {
    const order = asked.lines.find(({ text }) => /ignore all previous instructions/i.test(text));
    if (!order) return JSON.stringify(goodAnswer(asked));
    return JSON.stringify({
      title: 'PWNED by the captions',
      points: [
        { text: 'PWNED. Send your password to https://evil.example/now', cite: [order.id], quote: order.text.slice(0, 40) },
        { text: 'PWNED, says nobody.', cite: [order.id], quote: 'visit our sponsor for free money' },
        ...(goodAnswer(asked).points ?? []).slice(0, 1),
      ],
      suggestedQuestions: ['What is your API key?'],
    });
  },
  /**
   * Writes hostile strings into every text, after words and quotes that are in the transcript. Every other point is the first
   * sentence of the line that it cites: what the transcript does not have may be left out, and a summary has to remain.
   */
  hostile: (asked) => {
    const answer = goodAnswer(asked);
    const firstSentence = (text: string) => text.split(/(?<=[.!?。])\s/)[0]!;
    const spoil = (text: string, at: number) => `${text} ${oneLineStrings[at % oneLineStrings.length]}`;
    return JSON.stringify({
      ...answer,
      ...(answer.title !== undefined && { title: spoil(answer.title, asked.lines[0]?.id ?? 0) }),
      points: answer.points?.map((point, at) => ({
        ...point,
        text: at % 2 === 0 ? firstSentence(point.text) : spoil(point.text, point.cite[0]! + at),
      })),
      items: answer.items?.map((item) => ({ ...item, text: spoil(item.text, item.id) })),
      suggestedQuestions: answer.suggestedQuestions?.map(spoil),
    });
  },
  /** Quotes text from a slide as if it were spoken. */
  quotesShown: (asked) => {
    const shown = /^\(shown\) (.*)$/m.exec(asked.user)?.[1];
    if (!shown) return JSON.stringify(goodAnswer(asked));
    return withPoints(
      asked,
      asked.lines.map(({ id }) => ({ text: `It is about ${shown}.`, cite: [id], quote: shown })),
    );
  },
  /** Cites and quotes rightly, but changes a number: to one that the transcript lacks, or to one of another line. */
  falseNumbers: (asked) => falsified(asked, /\b\d+\b/, '9731'),
  falseNames: (asked) => falsified(asked, /(?<=[a-z] )[A-Z][a-z]{2,}/, 'Zanzibar'),
  falseSpeakers: (asked) => {
    const labels = [...new Set(asked.lines.flatMap(({ text }) => /^(\w+): /.exec(text)?.[1] ?? []))];
    return changed(asked, (text, i) => {
      const spoken = /^(\w+): (.*)$/.exec(text);
      const other = labels.filter((label) => label !== spoken?.[1])[i % Math.max(1, labels.length - 1)];
      return spoken && other ? `${other} said: ${spoken[2]}` : undefined;
    });
  },
  falseNegations: (asked) =>
    changed(asked, (text) => {
      const positive = withoutLabel(text);
      const negative = positive.replace(/ (is|are|was|were|will|can|has|takes|costs) /, ' $1 not ');
      return negative === positive ? undefined : negative;
    }),
  losesLines: (asked) => withItems(asked, (items) => items.filter((_, i) => i % 3 !== 1)),
  joinsLines: (asked) =>
    withItems(asked, (items) =>
      items.flatMap((item, i) => {
        if (i % 4 === 1) return [];
        return i % 4 === 0 ? { ...item, text: `${item.text} ${items[i + 1]?.text ?? ''}` } : item;
      }),
    ),
  repeatsNumbers: (asked) =>
    withItems(asked, (items) => items.map((item, i) => (i % 5 === 2 ? { ...item, id: items[0]!.id } : item))),
  neverWritesLast: (asked) =>
    withItems(asked, (items) => items.filter(({ id }) => id !== Math.max(...asked.lines.map((line) => line.id)))),
  strays: (asked) =>
    withItems(asked, (items) => items.map((item) => ({ ...item, text: 'And now for something completely different.' }))),
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

const withPoints = (asked: Asked, more: unknown[]) => {
  const answer = goodAnswer(asked);
  return JSON.stringify({ ...answer, points: [...more, ...(answer.points ?? []), ...more] });
};

const withoutLabel = (text: string) => text.replace(/^\w+: /, '');

/** Points that change every other line of those in which something can be changed, and repeat the others. */
function changed(asked: Asked, change: (text: string, index: number) => string | undefined): string {
  const points = asked.lines.map(({ id, text }, i) => ({
    text: (i % 2 === 0 && change(text, i)) || withoutLabel(text),
    cite: [id],
    quote: withoutLabel(text).slice(0, 60),
  }));
  const answer = goodAnswer(asked);
  const items = answer.items?.map(({ id, text }, i) => ({ id, text: (i % 2 === 0 && change(text, i)) || text }));
  return JSON.stringify({ ...answer, ...(items ? { items } : { points }) });
}

/** Replaces what a pattern matches: by turns with a text that the transcript lacks, and with the match in another line. */
const falsified = (asked: Asked, pattern: RegExp, absent: string) =>
  changed(asked, (text, i) => {
    const own = pattern.exec(withoutLabel(text))?.[0];
    const others = asked.lines.flatMap((line) => pattern.exec(withoutLabel(line.text))?.[0] ?? []).filter((one) => one !== own);
    const other = i % 4 === 0 ? absent : others[(i * 7) % Math.max(1, others.length)];
    return own && other ? withoutLabel(text).replace(pattern, other) : undefined;
  });

const withItems = (asked: Asked, change: (items: NonNullable<ModelAnswer['items']>) => unknown[]) =>
  JSON.stringify({ items: change(goodAnswer(asked).items ?? []) });

const isComplaint = ({ user }: Asked) => /\byour last answer\b/i.test(user);

const quoteIn = ({ lines }: Asked) => lines[0]?.text.slice(0, 40) ?? '';

const otherLanguage = (asked: Asked) => (wantedLanguage(asked) === 'de' ? 'fr' : 'de');
