import type { Sample } from './data.ts';

/** A sentence with one part replaced. */
export interface FalsifiedClaim {
  text: string;
  /** The part that is false now. */
  false: string;
}

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ones = ['one', ...small.slice(0, 8)];
const spelled = [...small, ...tens, ...tens.flatMap((ten) => ones.map((one) => `${ten}-${one}`))];
const number = new RegExp(
  `\\b(?:\\d+(?:[.,]\\d+)*|(?:${tens.join('|')})(?:[- ](?:${ones.join('|')}))?|${small.join('|')})\\b`,
  'gi',
);
/** Matches capitalized words within a sentence, one after the other. */
const name = /(?<=[\p{Ll},;)] )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu;

const pick = <Value>(values: readonly Value[], next: () => number): Value | undefined =>
  values[Math.floor(next() * values.length)];
const plain = (text: string) => text.toLowerCase().replaceAll(/[_.]|(?<=\p{L})-(?=\p{L})/gu, (mark) => (mark === '-' ? ' ' : ''));

/** Units and the ones that stand in for them, and words with their opposites. */
const otherUnits = swaps('minute/hour day/week month/year euro/dollar dollar/euro percent/dollars gram/kilogram meter/kilometer');
const oppositeWords = swaps(
  'more/less less/more higher/lower lower/higher increased/decreased increase/decrease better/worse easier/harder agreed/disagreed before/after possible/impossible cheap/expensive expensive/cheap large/small small/large accepted/rejected',
);
const unitBehind = new RegExp(`(?<=${number.source}[ -])(${[...otherUnits.keys()].join('|')})(?=s?\\b)`, 'i');
const opposable = new RegExp(`\\b(${[...oppositeWords.keys()].join('|')})\\b`, 'i');

function swaps(list: string): Map<string, string> {
  return new Map(list.split(' ').flatMap((pair) => [pair.split('/') as [string, string]]));
}

/** The falsifications of the sentences about one transcript. */
export function falsifier({ units }: Sample, next: () => number, foreignNames: readonly string[]) {
  const whole = plain(units.map(({ text, speaker = '' }) => `${speaker} ${text}`).join(' '));
  const words = new Set(whole.match(/[\p{L}\p{N}]+/gu));
  const isSpoken = (text: string) => ` ${whole} `.includes(` ${plain(text)} `) || words.has(plain(text));
  const labels = [...new Set(units.flatMap(({ speaker }) => (speaker ? [speaker.replace(/ \(.*/, '')] : [])))];
  const spokenNumbers = [...new Set(units.flatMap(({ text }) => text.match(number) ?? []))];
  const spokenNames = [...new Set(units.flatMap(({ text }) => text.match(name) ?? []))].filter(
    (one) => !/^(?:I|OK|Okay|Yeah|Um|Uh|Mm|Hmm|So|And|But|Well|Oh)\b/.test(one),
  );
  const textIn = (spans: readonly (readonly [number, number])[]) =>
    plain(
      spans
        .map(([from, to]) =>
          units
            .slice(from, to)
            .map(({ text }) => text)
            .join(' '),
        )
        .join(' '),
    );
  const isDigits = (text: string) => /^\d/.test(text);

  function replace(text: string, found: RegExpMatchArray | undefined, other: string | undefined): FalsifiedClaim | undefined {
    if (!found || !other || plain(other) === plain(found[0])) return undefined;
    return { text: text.slice(0, found.index) + other + text.slice(found.index! + found[0].length), false: other };
  }

  return {
    hasNumber: (text: string) => text.search(number) >= 0,
    hasName: (text: string) => namesIn(text).length > 0,
    hasSpeaker: (text: string) => speakersIn(text).length > 0,
    absentNumber(text: string) {
      const found = pick([...text.matchAll(number)], next);
      if (!found) return undefined;
      const pool = isDigits(found[0]) ? Array.from({ length: 200 }, (_, i) => String(i + 3)) : spelled;
      return replace(
        text,
        found,
        pick(
          pool.filter((one) => !isSpoken(one) && !spokenAs(one)),
          next,
        ),
      );
    },
    takenNumber(text: string, spans: readonly (readonly [number, number])[]) {
      const found = pick([...text.matchAll(number)], next);
      const near = ` ${textIn(spans)} `;
      return replace(
        text,
        found,
        pick(
          spokenNumbers.filter(
            (one) => found && isDigits(one) === isDigits(found[0]) && !near.includes(` ${plain(one)} `) && !spokenIn(one, near),
          ),
          next,
        )?.toLowerCase(),
      );
    },
    absentName: (text: string) =>
      replace(
        text,
        pick(namesIn(text), next),
        pick(
          foreignNames.filter((one) => one.split(' ').every((part) => !isSpoken(part))),
          next,
        ),
      ),
    takenName(text: string, spans: readonly (readonly [number, number])[]) {
      const near = textIn(spans);
      return replace(
        text,
        pick(namesIn(text), next),
        pick(
          spokenNames.filter((one) => !near.includes(plain(one))),
          next,
        ),
      );
    },
    speaker(text: string) {
      const found = pick(speakersIn(text), next);
      return replace(
        text,
        found,
        pick(
          labels.filter((one) => found && one !== found[0]),
          next,
        ),
      );
    },
    negation(text: string): FalsifiedClaim | undefined {
      const negated =
        / (?:did not|do not|does not|was not|were not|is not|are not|would not|could not|should not|had not|have not|has not)\b/.exec(
          text,
        );
      if (negated) return { text: text.replace(negated[0], negated[0].replace(' not', '')), false: negated[0] };
      const verb = / (?:was|were|is|are|would|could|should|had|will|can)\b(?! not)/.exec(text);
      return verb ? { text: text.replace(verb[0], `${verb[0]} not`), false: `${verb[0].trim()} not` } : undefined;
    },
    unit: (text: string) => replaceFirst(text, unitBehind, otherUnits),
    opposite: (text: string) => replaceFirst(text, opposable, oppositeWords),
    spokenNames,
  };

  function replaceFirst(text: string, pattern: RegExp, others: ReadonlyMap<string, string>) {
    const found = pattern.exec(text);
    return replace(text, found ?? undefined, found ? others.get(found[0].toLowerCase()) : undefined);
  }

  function namesIn(text: string) {
    return [...text.matchAll(name)].filter(([found]) => !labels.some((label) => label.includes(found) || found.includes(label)));
  }
  function speakersIn(text: string) {
    return labels.flatMap((label) => {
      const at = text.indexOf(label);
      return at >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(at + label.length).slice(0, 1))
        ? [Object.assign([label], { index: at }) as RegExpMatchArray]
        : [];
    });
  }
  function spokenAs(one: string) {
    return spokenIn(one, ` ${whole} `);
  }
  function spokenIn(one: string, text: string) {
    const value = numberOf(one);
    return spelled.some((word) => numberOf(word) === value && text.includes(` ${plain(word)} `)) || text.includes(` ${value} `);
  }
}

const numberOf = (text: string): number => {
  if (/^\d/.test(text)) return Number(text);
  const [first, second] = text.toLowerCase().split(/[- ]/);
  const smallAt = small.indexOf(first!);
  return smallAt >= 0 ? smallAt + 2 : (tens.indexOf(first!) + 2) * 10 + (second ? ones.indexOf(second) + 1 : 0);
};
