import type { Cue } from '../../contract/cue.ts';
import { boxOfSettings, type CueBox, formatPercent, settingsOfBox } from '../cue-position.ts';
import { formatFullTime } from '../format-time.ts';
import { type RubySegment, splitRuby } from '../ruby.ts';

/** Writes cues as TTML, with speakers as agents, positions as regions, and readings as ruby. */
export function writeTtml(cues: Cue[]): string {
  const agents = new Map<string, string>();
  const regions = new Map<string, { id: string; box: CueBox }>();
  const paragraphs = cues.map(({ startTime, endTime, text, speaker, position, ruby }) => {
    const box = boxOfSettings(position);
    const key = settingsOfBox(box) ?? '';
    const region = regions.get(key) ?? { id: `region${regions.size + 1}`, box };
    regions.set(key, region);
    if (speaker && !agents.has(speaker)) agents.set(speaker, `agent${agents.size + 1}`);
    const agent = speaker ? ` ttm:agent="${agents.get(speaker)}"` : '';
    const times = `begin="${formatFullTime(startTime, '.')}" end="${formatFullTime(endTime, '.')}"`;
    return `<p ${times} region="${region.id}"${agent}>${splitRuby(text, ruby).map(writeSegment).join('')}</p>\n`;
  });
  const names = [...agents].map(([name, id]) => {
    return `<ttm:agent xml:id="${id}" type="person"><ttm:name type="full">${escapeText(name)}</ttm:name></ttm:agent>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xml:lang="" xml:space="preserve">
<head>
<metadata>
${names.join('')}</metadata>
<layout>
${[...regions.values()].map(writeRegion).join('')}</layout>
</head>
<body><div>
${paragraphs.join('')}</div></body>
</tt>
`;
}

/**
 * Places the lines at one side of the region, which extends to the other side of the picture; in the middle of the picture the
 * region has the maximum height.
 */
function writeRegion({ id, box }: { id: string; box: CueBox }): string {
  const { left, right, align, anchor, block, vertical } = box;
  const half = Math.min(block, 100 - block);
  const [first, last] = { start: [block, 100], center: [block - half, block + half], end: [0, block] }[anchor] as [
    number,
    number,
  ];
  const along = { from: left, length: right - left };
  const across = { from: vertical === 'rl' ? 100 - last : first, length: last - first };
  const [x, y] = vertical ? [across, along] : [along, across];
  const display = { start: 'before', center: 'center', end: 'after' }[anchor];
  const mode = vertical ? ` tts:writingMode="tb${vertical}"` : '';
  const place = `tts:origin="${pairOf(x.from, y.from)}" tts:extent="${pairOf(x.length, y.length)}"`;
  return `<region xml:id="${id}" ${place} tts:padding="2%" tts:displayAlign="${display}" tts:textAlign="${align}"${mode}/>\n`;
}

const pairOf = (x: number, y: number): string => `${formatPercent(x)}% ${formatPercent(y)}%`;

function writeSegment({ text, reading }: RubySegment): string {
  if (reading === undefined) return escapeText(text);
  const part = (kind: string, content: string) => `<span tts:ruby="${kind}">${content}</span>`;
  return part('container', part('base', escapeText(text)) + part('text', escapeText(reading)));
}

/** Escapes markup, writes line breaks as elements, and leaves out characters that XML does not allow. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br/>');
