/** Makes the voice recordings of the tests: `npm exec -- node scripts/samples/make-voices.ts`. Needs espeak-ng, and ffmpeg with flite. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const home = join(import.meta.dirname, '../../test/voices');
const scratch = mkdtempSync(join(tmpdir(), 'gloss-voices-'));
const file = join(scratch, 'sentence');
const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Trims silence at both ends, and converts to 16 kHz telephone audio of 8 bits. */
function write(name: string, ...source: string[]): void {
  const trim = 'silenceremove=start_periods=1:start_threshold=-40dB,areverse';
  const encoding = ['-af', `aresample=16000,${trim},${trim}`, '-ac', '1', '-c:a', 'pcm_mulaw', '-bitexact'];
  run('ffmpeg', '-v', 'error', '-y', ...source, ...encoding, join(home, `${name}.wav`));
}

function flite(name: string, voice: string, text: string): void {
  writeFileSync(file, text);
  write(name, '-f', 'lavfi', '-i', `flite=textfile=${file}:voice=${voice}`);
}

function espeak(name: string, voice: string, text: string): void {
  run('espeak-ng', '-v', voice, '-s', '150', '-w', file, text);
  write(name, '-i', file);
}

flite('english-woman', 'slt', 'The bread needs a long night in a cold place.');
flite('english-man', 'kal16', 'Nobody had measured the river under the old bridge.');
espeak('german-man', 'de', 'Die Brücke wurde im Winter gebaut.');
espeak('spanish-woman', 'es+f2', 'La música empezó tarde.');
rmSync(scratch, { recursive: true });
