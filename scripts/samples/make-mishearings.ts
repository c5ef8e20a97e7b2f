/**
 * Collects mishearings of names for `test/eval/mishearings.json`: `GLOSS_DATA=… npm exec -- node scripts/samples/make-mishearings.ts`. The names are the
 * frequent ones of the sets that GLOSS_DATA names. What is recognized: two voices speak them, and pocketsphinx writes. What is
 * spelled by sound: espeak-ng pronounces those that pocketsphinx's dictionary lacks, and words of the dictionary write that down.
 * Needs Debian's espeak-ng, pocketsphinx, pocketsphinx-en-us, scowl, and ffmpeg with flite.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listNames } from '../../test/eval/spoken-names.ts';
import { misspellBySound, readPronunciations } from './misspell-by-sound.ts';
import { recognize, speak } from './recognize-speech.ts';

const namesOfKind = { words: 160, acronyms: 30 };
const namesPerFile = 8;
const voices = ['slt', 'rms'];
const maxSpelled = 500;
const accents = ['en-us', 'en-gb'];
const scratch = mkdtempSync(join(tmpdir(), 'gloss-mishearings-'));

const all = listNames(['btc-en.dev', 'qmsum.val', 'tinyrec.dev', 'qmsum.train']);
const isAcronym = (name: string) => /^[^\p{Ll}]+s?$/u.test(name);
const names = [
  ...all.filter((name) => !isAcronym(name)).slice(0, namesOfKind.words),
  ...all.filter(isAcronym).slice(0, namesOfKind.acronyms),
];
const groups = Array.from({ length: Math.ceil(names.length / namesPerFile) }, (_, i) =>
  names.slice(i * namesPerFile, (i + 1) * namesPerFile),
);
const files = groups.map((group, i) =>
  speak(group.map((name) => `We talked with ${name} about the weather.`).join('\n'), {
    voice: voices[i % voices.length]!,
    folder: scratch,
    name: String(i),
  }),
);
const recognized: Record<string, string> = {};
recognize(files, scratch).forEach((text, i) => {
  // Sentences end with the weather, however that is recognized. Which one is whose is certain only if none is missing.
  const sentences = text
    .split(/ about (?:the )?(?:weather|web or|whether|what are)\b/)
    .filter((sentence) => sentence.trim() !== '');
  if (sentences.length !== groups[i]!.length) return;
  sentences.forEach((sentence, k) => {
    const [, words] = / with (.+)$/.exec(sentence) ?? [];
    if (words) recognized[groups[i]![k]!] = words;
  });
});
const words = readPronunciations();
const spelled: Record<string, string> = {};
for (const [i, name] of all
  .filter((name) => !isAcronym(name))
  .slice(0, maxSpelled)
  .entries()) {
  const text = misspellBySound(name, accents[i % accents.length]!, words);
  if (text) spelled[name] = text;
}

const file = join(import.meta.dirname, '../../test/eval/mishearings.json');
writeFileSync(file, `${JSON.stringify({ recognized, spelled })}\n`);
console.log(`${Object.keys(recognized).length} recognized and ${Object.keys(spelled).length} spelled by sound: ${file}`);
rmSync(scratch, { recursive: true });
