import { parseAss } from './formats/ass.ts';
import { parseBilibili } from './formats/bilibili.ts';
import { parseCsv } from './formats/csv.ts';
import { parseHtmlTranscript } from './formats/html-transcript.ts';
import { parseJsonCues } from './formats/json.ts';
import { parseJson3 } from './formats/json3.ts';
import { parseLrc } from './formats/lrc.ts';
import { parseMarkdown } from './formats/markdown.ts';
import { parseMicrodvd } from './formats/microdvd.ts';
import { parseMpl2 } from './formats/mpl2.ts';
import { parsePlainText } from './formats/plain-text.ts';
import { parsePodcastJson } from './formats/podcast-json.ts';
import { parseRealtext } from './formats/realtext.ts';
import { parseSami } from './formats/sami.ts';
import { parseSbv } from './formats/sbv.ts';
import { parseScc } from './formats/scc.ts';
import { parseSpruceStl } from './formats/spruce-stl.ts';
import { parseSrt } from './formats/srt.ts';
import { parseSrv3 } from './formats/srv3.ts';
import { parseSrv1, parseSrv2 } from './formats/timedtext.ts';
import { parseTsv } from './formats/tsv.ts';
import { parseTtml } from './formats/ttml.ts';
import { parseTtxt } from './formats/ttxt.ts';
import { parseUsf } from './formats/usf.ts';
import { parseWebvtt } from './formats/webvtt.ts';
import { parseWhisperJson } from './formats/whisper-json.ts';
import type { ParsedCaptions, SubtitleFormat } from './subtitle-format.ts';

/** Parsers by format. Those of line and markup formats read the text, those of JSON formats the parsed value. */
export const parsers: Record<SubtitleFormat, (text: string, json: unknown) => ParsedCaptions> = {
  webvtt: parseWebvtt,
  srt: parseSrt,
  srv1: parseSrv1,
  srv2: parseSrv2,
  srv3: parseSrv3,
  ttml: parseTtml,
  ass: parseAss,
  sbv: parseSbv,
  scc: parseScc,
  'spruce-stl': parseSpruceStl,
  lrc: parseLrc,
  microdvd: parseMicrodvd,
  mpl2: parseMpl2,
  sami: parseSami,
  ttxt: parseTtxt,
  usf: parseUsf,
  realtext: parseRealtext,
  tsv: parseTsv,
  csv: parseCsv,
  'html-transcript': parseHtmlTranscript,
  markdown: parseMarkdown,
  'plain-text': parsePlainText,
  json3: (_, json) => parseJson3(json),
  bilibili: (_, json) => parseBilibili(json),
  'podcast-json': (_, json) => parsePodcastJson(json),
  'whisper-json': (_, json) => parseWhisperJson(json),
  json: (_, json) => parseJsonCues(json),
};
