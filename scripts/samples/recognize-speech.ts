import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const model = '/usr/share/pocketsphinx/model/en-us';

/** Speaks a text into `name`.wav of 16 kHz with a voice of flite in ffmpeg. Returns the file's path without its extension. */
export function speak(text: string, { voice, folder, name }: { voice: string; folder: string; name: string }): string {
  const [source, file] = [join(folder, `${name}.txt`), join(folder, name)];
  writeFileSync(source, text);
  const input = ['-f', 'lavfi', '-i', `flite=textfile=${source}:voice=${voice}`];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, '-ar', '16000', '-ac', '1', `${file}.wav`]);
  return file;
}

/** Recognizes files of `speak` with pocketsphinx and its English models. Returns the text of each, in lower case without marks. */
export function recognize(files: readonly string[], folder: string): string[] {
  const [list, result] = [join(folder, 'files.list'), join(folder, 'recognized.txt')];
  writeFileSync(list, `${files.join('\n')}\n`);
  const options = { ctl: list, cepext: '.wav', adcin: 'yes', adchdr: '44', hyp: result, wbeam: '1e-30', maxhmmpf: '5000' };
  const models = { hmm: join(model, 'en-us'), lm: join(model, 'en-us.lm.bin'), dict: join(model, 'cmudict-en-us.dict') };
  const parameters = Object.entries({ ...options, ...models }).flatMap(([key, value]) => [`-${key}`, value]);
  execFileSync('pocketsphinx_batch', parameters, { stdio: 'ignore' });
  const texts = new Map(
    [...readFileSync(result, 'utf8').matchAll(/^(.*) \((\S+) -?\d+\)$/gm)].map(([, text = '', file = '']) => [file, text]),
  );
  return files.map((file) => (texts.get(file) ?? '').replaceAll(/\(\d+\)/g, ''));
}
