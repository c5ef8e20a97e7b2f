import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Cue } from '../../lib/contract/cue.ts';
import { seededRandom } from '../seeded-random.ts';

const wordsInCue = 12;
const wordsInSecond = 2.5;
const sentencesOnSubject = 60;

/** Returns a transcript of `words` words: real meetings if GLOSS_DATA holds them, otherwise a deterministic synthetic talk. */
export function transcriptOf(words: number): { source: string; cues: Cue[] } {
  const folder = process.env.GLOSS_DATA;
  if (!folder) return { source: 'made-up talk', cues: toCues(madeUp(words)) };
  return { source: 'QMSum meetings', cues: toCues(meetings(folder, words)) };
}

/** Returns the meetings in sequence, repeated from the first when there are too few words. */
function meetings(folder: string, words: number): string[] {
  const lines = readFileSync(join(folder, 'text', 'qmsum.val.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  const spoken = lines.flatMap((line) =>
    (JSON.parse(line) as { units: { text: string }[] }).units.flatMap(({ text }) => text.match(/\S+/g) ?? []),
  );
  return Array.from({ length: words }, (_, at) => spoken[at % spoken.length]!);
}

const common =
  'the of and to a in that it is was we they have this with you for on are not but what all be one can there when which do how if will about more so time no just them people then see some like would could these into than other only its over also after use two our work first well even because any give most'.split(
    ' ',
  );
const syllables = 'ba ce di fo gu har jen kil lom mun nar pel quin ros sel tam ur vin wex yol zan tor mel sha'.split(' ');

/**
 * Returns a synthetic talk of consecutive subjects, each with its own words, distributed as in real speech: few frequent, most
 * rare.
 */
function madeUp(words: number): string[] {
  const random = seededRandom(20_261_121);
  const seldom = (size: number) => Math.floor(size * random() ** 3);
  const invented = () => Array.from({ length: 2 + seldom(3) }, () => syllables[Math.floor(random() * syllables.length)]).join('');
  const found: string[] = [];
  for (let sentence = 0, subject: string[] = []; found.length < words; sentence++) {
    if (sentence % sentencesOnSubject === 0) subject = Array.from({ length: 80 }, invented);
    const length = 6 + Math.floor(random() * 18);
    const spoken = Array.from({ length }, () =>
      random() < 0.6 ? common[seldom(common.length)]! : subject[seldom(subject.length)]!,
    );
    found.push(spoken[0]![0]!.toUpperCase() + spoken[0]!.slice(1), ...spoken.slice(1, -1), `${spoken.at(-1)}.`);
  }
  return found.slice(0, words);
}

const toCues = (words: string[]): Cue[] =>
  Array.from({ length: Math.ceil(words.length / wordsInCue) }, (_, index) => {
    const spoken = words.slice(index * wordsInCue, (index + 1) * wordsInCue);
    const startTime = (index * wordsInCue) / wordsInSecond;
    return { index, startTime, endTime: startTime + spoken.length / wordsInSecond, text: spoken.join(' ') };
  });
