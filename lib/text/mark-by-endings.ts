import { byLanguage } from './by-language.ts';
import type { TextUnit } from './text-unit.ts';

/** Endings of verbs and particles of a language that show where a sentence or a clause ends. */
interface Endings {
  /** What stands between two cues. */
  separator: string;
  end: RegExp;
  endMark: string;
  clause?: RegExp;
  clauseMark?: string;
}

const endingsOf = byLanguage<Endings>({
  // Polite forms; the plain ones also stand before nouns.
  ja: () => ({
    separator: '',
    end: /(?:です|でした|(?<![冷励済覚澄悩])(?:(?<!ます)ます|ました|ません(?:でした)?)|でしょう|ましょう|(?:ください|下さい)(?!ま))(?:よね|かね|か(?!ら)|ね|よ(?![うりかくけろいそ]))?(?!が|け[どれ]|の[でに]|から|し(?![たてっゃゅょば])|と(?!いう(?:こと|わけ)で)|って|よう|ら|れ|ん|[、。！？]|です|ます|でし|ま[しせ])/gu,
    endMark: '。',
    clause:
      /(?:(?<=[すただいるうくつむぶぐのん])(?:けれども|けれど|けども|けど)|(?:です|ます|でした|ました|ません|でしょう|[んの]だ)が|(?<=[るたいなうくつむぶぐす])ので|(?:です|ます|でした|ました|ません|[んの]だ)から|(?:です|ます|ました|ません)し(?![たてっゃゅょば])|(?:です|ます)と(?!言|い[うっ]|思|申))(?![、。ねよもか])/gu,
    clauseMark: '、',
  }),
  // "요" also ends some nouns: "필요", "중요".
  ko: () => ({
    separator: ' ',
    end: /(?:니다|(?<![필중주수개소긴동강민\s])요|(?<!\s)죠)(?=\s|$)/gu,
    endMark: '.',
  }),
  hi: () => ({
    separator: ' ',
    end: /(?<=\s)(?:है|हैं|था|थे|थी|थीं|हूँ|हूं|(?:होग|[^\s]{1,8}ेंग|[^\s]{1,8}ेग)[ाीे]|(?:दीजि|कीजि|लीजि|जाइ|चाहि)(?:ए|ये))(?=\s|$)(?! (?:कि|और|या|तो|न|ना|जो|जब|पर|ताकि|क्योंकि|लेकिन|मगर|जिस\S*|जिन\S*|उस\S*|उन\S*|वह|वो|वे)(?:\s|$))/gu,
    endMark: '।',
  }),
});

/** Whether the words of a language show where sentences end. */
export const hasEndings = (language: string): boolean => endingsOf(language) !== undefined;

/** Adds marks behind the endings that show where a sentence or a clause ends, and at the end of each turn. The words stay as they are. */
export function markByEndings(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  const endings = endingsOf(language);
  if (!endings) return units;
  const texts = units.map(({ text }) => text.split(''));
  for (const turn of readTurns(units, endings.separator)) {
    const add = (offset: number, mark: string) => {
      const { unit, at } = turn.places[offset - 1]!;
      if (unit >= 0 && !/[.!?,…।。、！？]/u.test(turn.text.slice(offset - 1, offset + 1))) texts[unit]![at] += mark;
    };
    const ends = new Set(Array.from(turn.text.matchAll(endings.end), (match) => match.index + match[0].length));
    ends.add(turn.text.trimEnd().length);
    for (const offset of ends) add(offset, endings.endMark);
    for (const match of endings.clause ? turn.text.matchAll(endings.clause) : []) {
      const offset = match.index + match[0].length;
      if (!ends.has(offset)) add(offset, endings.clauseMark!);
    }
  }
  return units.map((unit, i) => ({ ...unit, text: texts[i]!.join('') }));
}

/** A speaker's turn as one text, with the unit of each of its characters and the offset in it; -1 for a separator. */
interface Turn {
  text: string;
  places: { unit: number; at: number }[];
}

function readTurns(units: readonly TextUnit[], separator: string): Turn[] {
  const turns: Turn[] = [];
  let speaker: string | undefined;
  units.forEach(({ text, speaker: own }, unit) => {
    if (text.trim() === '') return;
    if (turns.length === 0 || (own !== undefined && own !== speaker)) turns.push({ text: '', places: [] });
    speaker = own ?? speaker;
    const turn = turns.at(-1)!;
    if (turn.text !== '') {
      turn.text += separator;
      for (let at = 0; at < separator.length; at++) turn.places.push({ unit: -1, at });
    }
    turn.text += text;
    for (let at = 0; at < text.length; at++) turn.places.push({ unit, at });
  });
  return turns;
}
