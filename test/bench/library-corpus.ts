import type { Cue } from '../../lib/contract/cue.ts';
import type { Content } from '../../lib/records/content.ts';
import type { Note } from '../../lib/records/note.ts';
import type { SavedItem } from '../../lib/records/saved-item.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { seededRandom } from '../seeded-random.ts';

/**
 * One item of a deterministic synthetic library: media in several languages with word frequencies like those of real speech.
 */
export interface CorpusItem {
  content: Content;
  saved: SavedItem;
  transcript: Transcript;
  note?: Note;
}

interface Language {
  tag: string;
  /** Share of the media in this language, in percent. */
  share: number;
  syllables: string[];
  vocabulary: number;
  /** False for scripts without spaces, whose vocabulary consists of characters. */
  isSpaced: boolean;
  wordsInCue: number;
  /** Exponent of the rank distribution; see `rank`. */
  bend: number;
}

const latin =
  'ba be bi bo ca ce co da de di do fa fe fi ga ge ha he hi in is ka ke la le li lo ma me mi mo na ne no on or pa pe pi po ra re ri ro sa se si so ta te ti to un ur va ve vi wa we ver tion ment ing ed er ly st ch sh'.split(
    ' ',
  );
const cyrillic =
  'ба бе во вы га де до же за зи ка ко ла ле ма ме мо на не но об от па по ра ре ро са се со та те ти то ты ур че ши ние ость ать'.split(
    ' ',
  );
const arabic = 'ال با تا حا دا را سا عا فا قا كا لا ما نا ها وا يا من في ون ين ات'.split(' ');
const hangul = Array.from({ length: 400 }, (_, i) => String.fromCharCode(0xac00 + i * 27));
const han = Array.from({ length: 3500 }, (_, i) => String.fromCharCode(0x4e00 + i * 5));
const kana = Array.from({ length: 80 }, (_, i) => String.fromCharCode(0x3041 + i));

const languages: Language[] = [
  { tag: 'en', share: 50, syllables: latin, vocabulary: 60_000, isSpaced: true, wordsInCue: 8, bend: 2.4 },
  { tag: 'de', share: 10, syllables: latin, vocabulary: 90_000, isSpaced: true, wordsInCue: 7, bend: 2 },
  { tag: 'zh', share: 14, syllables: han, vocabulary: 40_000, isSpaced: false, wordsInCue: 8, bend: 3.6 },
  {
    tag: 'ja',
    share: 8,
    syllables: [...kana, ...han.slice(0, 1500)],
    vocabulary: 40_000,
    isSpaced: false,
    wordsInCue: 8,
    bend: 3.6,
  },
  { tag: 'ru', share: 9, syllables: cyrillic, vocabulary: 90_000, isSpaced: true, wordsInCue: 7, bend: 2 },
  { tag: 'ko', share: 5, syllables: hangul, vocabulary: 60_000, isSpaced: true, wordsInCue: 6, bend: 2 },
  { tag: 'ar', share: 4, syllables: arabic, vocabulary: 60_000, isSpaced: true, wordsInCue: 7, bend: 2 },
];

/** Returns the vocabulary of a language, most frequent first; frequent words are short. */
function vocabularyOf({ tag, syllables, vocabulary, isSpaced }: Language): string[] {
  const random = seededRandom(tag.charCodeAt(0) * 1000 + tag.charCodeAt(1));
  const words = new Set<string>();
  while (words.size < vocabulary) {
    const longest = isSpaced ? 1 + Math.min(4, Math.floor(Math.log10(words.size + 10))) : words.size < 1500 ? 1 : 2;
    const length = Math.max(1, longest - Math.floor(random() * 2));
    words.add(Array.from({ length }, () => syllables[Math.floor(syllables.length * random() ** 1.5)]).join(''));
  }
  return [...words];
}

/**
 * Returns a random word rank by Zipf's law: ranks grow exponentially with the share of spoken words below them, bent by `bend`
 * so that a talk has as many different words as real meetings and lectures.
 */
const rank = (random: () => number, size: number, bend: number) => Math.floor(size ** (random() ** bend)) - 1;

export interface Corpus {
  item(number: number): CorpusItem;
  /** Returns the word of a rank in an item's language; queries are built from these. */
  word(number: number, rank: number): string;
}

export function createCorpus(cuesOfItem = 1000): Corpus {
  const vocabularies = new Map(languages.map((language) => [language.tag, vocabularyOf(language)]));
  const languageOf = (number: number): Language => {
    const place = (number * 37) % 100;
    return languages.find((_, at) => place < languages.slice(0, at + 1).reduce((sum, { share }) => sum + share, 0))!;
  };

  function item(number: number): CorpusItem {
    const language = languageOf(number);
    const vocabulary = vocabularies.get(language.tag)!;
    const random = seededRandom(number + 1);
    const space = language.isSpaced ? ' ' : '';
    // The subject of a talk: rare words that the talk repeats.
    const subject = Array.from({ length: 60 }, () => vocabulary[Math.floor(vocabulary.length * random())]!);
    const say = () =>
      random() < 0.12
        ? subject[Math.floor(subject.length * random() ** 2)]!
        : vocabulary[rank(random, vocabulary.length, language.bend)]!;
    const phrase = (words: number) => Array.from({ length: words }, say).join(space);
    const cues = Array.from(
      { length: cuesOfItem },
      (_, index): Cue => ({
        index,
        startTime: index * 3,
        endTime: index * 3 + 2.8,
        text: phrase(language.wordsInCue),
      }),
    );
    const contentId = `youtube:${String(number).padStart(11, '0')}`;
    const at = 1_700_000_000_000 + number * 60_000;
    const title = `${subject[0]}${space}${phrase(5)}`;
    return {
      content: {
        contentId,
        site: 'youtube',
        kind: 'video',
        sourceUrl: `https://www.youtube.com/watch?v=${String(number).padStart(11, '0')}`,
        title,
        duration: cuesOfItem * 3,
        author: phrase(2),
        tracks: [{ trackId: `.${language.tag}`, language: language.tag, label: language.tag, provenance: 'creator' }],
        createdAt: at,
        updatedAt: at,
      },
      saved: { contentId, tags: number % 5 ? [] : ['later'], favourite: false, createdAt: at, updatedAt: at },
      transcript: { contentId, trackId: `.${language.tag}`, language: language.tag, provenance: 'creator', cues, createdAt: at },
      ...(number % 5 === 0 && { note: { contentId, text: phrase(60), createdAt: at, updatedAt: at } }),
    };
  }

  return { item, word: (number, at) => vocabularies.get(languageOf(number).tag)![at]! };
}
