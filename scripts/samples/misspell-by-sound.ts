import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const dictionary = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';
const wordLists = '/usr/share/dict/scowl';

/** Sounds of the International Phonetic Alphabet as those of the pronouncing dictionary, the longest first. */
const sounds = new Map(
  'tʃ:CH dʒ:JH aɪ:AY aʊ:AW eɪ:EY oʊ:OW əʊ:OW ɔɪ:OY iː:IY uː:UW ɑː:AA ɔː:AO ɜː:ER oː:AO ɚ:ER ɝ:ER ɐ:AH ə:AH ʌ:AH ɪ:IH ɛ:EH e:EH æ:AE ɒ:AA ɑ:AA ɔ:AO ʊ:UH i:IY u:UW a:AE o:OW θ:TH ð:DH ʃ:SH ʒ:ZH ŋ:NG ɹ:R r:R ɾ:T j:Y ɡ:G g:G x:K b:B d:D f:F h:HH k:K l:L m:M n:N p:P s:S t:T v:V w:W z:Z'
    .split(' ')
    .map((entry) => entry.split(':') as [string, string]),
);
const classes = [
  'P B',
  'T D',
  'K G',
  'F V',
  'S Z',
  'SH ZH',
  'CH JH',
  'TH DH',
  'M N',
  'AH IH EH',
  'AE EH',
  'AA AO AH',
  'IY IH',
  'UW UH',
  'OW AO',
  'EY EH',
];
const wordCost = 1;
const substitutionCost = 0.7;
const omissionCost = 1.1;

/** Returns the sounds of a text as espeak-ng speaks it. */
function pronounce(text: string, voice: string): string[] {
  const ipa = execFileSync('espeak-ng', ['-q', '--ipa', '-v', voice, text], { encoding: 'utf8' }).replace(
    /ˈ|ˌ|\s|\u203f|\u0361/g,
    '',
  );
  return (ipa.match(new RegExp([...sounds.keys()].join('|'), 'g')) ?? []).map((sound) => sounds.get(sound)!);
}

/** The words of a pronouncing dictionary by their sounds, with the cost of their rarity. */
export interface Pronunciations {
  bySound: ReadonlyMap<string, { word: string; cost: number }>;
  spellings: ReadonlySet<string>;
}

/** Reads the dictionary of Debian's package pocketsphinx-en-us, with the rarity of words by its package scowl. */
export function readPronunciations(): Pronunciations {
  const costs = new Map<string, number>();
  for (const [size, cost] of [
    ['50', 1],
    ['35', 0.7],
    ['20', 0.4],
    ['10', 0.2],
  ] as const)
    for (const file of globSync(`${wordLists}/english-*.${size}`))
      for (const word of readFileSync(file, 'latin1').toLowerCase().split('\n')) costs.set(word, cost);
  const bySound = new Map<string, { word: string; cost: number }>();
  const spellings = new Set<string>();
  for (const line of readFileSync(dictionary, 'utf8').split('\n')) {
    const [entry = '', ...found] = line.split(/\s+/);
    const word = entry.replace(/\(\d\)$/, '');
    const key = found.join(' ');
    const cost = costs.get(word) ?? 1.5;
    spellings.add(word);
    if (/^[a-z']+$/.test(word) && cost < (bySound.get(key)?.cost ?? Infinity)) bySound.set(key, { word, cost });
  }
  return { bySound, spellings };
}

/**
 * Spells a name as the words of a dictionary that sound most like it, as a recognizer does that lacks the name; undefined if the
 * dictionary has it. The rules are those of espeak-ng and of the dictionary.
 */
export function misspellBySound(name: string, voice: string, words: Pronunciations): string | undefined {
  const own = new Set(name.toLowerCase().split(' '));
  if ([...own].every((word) => words.spellings.has(word))) return undefined;
  const spoken = pronounce(name, voice);
  const best: ({ text: string; cost: number } | undefined)[] = [{ text: '', cost: 0 }];
  for (let end = 1; end <= spoken.length; end++)
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before) continue;
      for (const [key, distance] of variants(spoken.slice(start, end))) {
        const found = words.bySound.get(key);
        if (!found || own.has(found.word)) continue;
        const cost = before.cost + wordCost + found.cost + distance;
        if (cost < (best[end]?.cost ?? Infinity)) best[end] = { text: `${before.text} ${found.word}`.trim(), cost };
      }
    }
  return best[spoken.length]?.text || undefined;
}

/** A sequence of sounds, and those with one sound confused or omitted. */
function* variants(spoken: readonly string[]): Generator<[string, number]> {
  yield [spoken.join(' '), 0];
  for (const [i, sound] of spoken.entries()) {
    if (spoken.length > 2) yield [spoken.toSpliced(i, 1).join(' '), omissionCost];
    for (const other of classes.filter((group) => group.split(' ').includes(sound)).flatMap((group) => group.split(' ')))
      if (other !== sound) yield [spoken.with(i, other).join(' '), substitutionCost];
  }
}
