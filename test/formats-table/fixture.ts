import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cue } from '../../lib/contract/cue.ts';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import type { SubtitleFormat } from '../../lib/subtitles/subtitle-format.ts';

/** A cue's text with its times in seconds, and its speaker and the starts of its words where the file has them. */
export type ExpectedCue = [
  startTime: number,
  endTime: number,
  text: string,
  more?: { speaker?: string; words?: [number, string][] },
];

/** A file of the folder `fixtures`, and the truth about it. */
export interface Fixture {
  file: string;
  expected: ExpectedCue[];
}

/** The fixtures of some formats. */
export type Fixtures = Partial<Record<SubtitleFormat, Fixture[]>>;

/** The cues of a file that comes as bytes without a word about its content, as from a server that knows nothing. */
export function readFixture(file: string): { format: SubtitleFormat; cues: Cue[] } {
  const bytes = readFileSync(join(import.meta.dirname, 'fixtures', file));
  return readCaptions({ base64: encodeBase64(bytes), contentType: 'application/octet-stream' });
}
