/** Makes the transcripts for the tests of joining: `GLOSS_DATA=FOLDER npm exec -- node scripts/samples/make-spoken-sample.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Recording {
  id: string;
  units: { text: string; speaker?: string | null; t?: number; e?: number }[];
}

const data = process.env.GLOSS_DATA;
if (!data) throw new Error('GLOSS_DATA must name the folder of the data');
const recording = (set: string, id: string): Recording => {
  const lines = readFileSync(join(data, 'text', `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Recording).find((one) => one.id === id)!;
};
const millis = (time: number) => Math.round(time * 1000) / 1000;

/** The recorded transcript, with times and speakers. */
const english = recording('tinyrec.dev', '7d92ff8b-e6b6-49b0-b615-9d487d855176:coarse')
  .units.slice(0, 170)
  .map(({ text, speaker, t = 0, e = 0 }) => ({ startTime: t, endTime: e, text, speaker }));

/** The transcript without known times: four characters a second, with pauses. */
let time = 0;
const chinese = recording('vcsum.dev', '22')
  .units.flatMap(({ text }) => text.match(/[^。，？！；]+[。，？！；]*/gu) ?? [])
  .map((text) => text.trim())
  .filter((text) => /\p{L}/u.test(text))
  .slice(0, 150)
  .map((text) => {
    const startTime = millis(time);
    time = startTime + text.length / 4;
    const endTime = millis(time);
    time += 0.3;
    return { startTime, endTime, text };
  });

const folder = join(import.meta.dirname, '../../lib/speech/fixtures');
mkdirSync(folder, { recursive: true });
for (const [name, lines] of Object.entries({ english, chinese })) {
  writeFileSync(join(folder, `${name}.json`), `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);
}
