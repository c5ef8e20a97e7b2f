import { escapeUTF8 } from 'entities';
import type { Cue } from '../../contract/cue.ts';
import type { ExportLabels } from '../../contract/exporting.ts';
import { markdownHtml } from '../../markdown/markdown-html.ts';
import { paddedClockTime } from '../../markdown/summary-markdown.ts';
import { parseNoteLink } from '../../records/note-picture.ts';
import type { ExportChapter, ExportItem, ExportSlide, Quote } from '../export-item.ts';
import { itemFacts } from '../item-facts.ts';
import { partLine } from '../part-line.ts';
import { timeUrl } from '../time-url.ts';

/** Writes a media item with its texts as an article of the exported page. `language` is the BCP 47 tag of the labels. */
export function itemHtml(item: ExportItem, id: string, labels: Required<ExportLabels>, language: string): string {
  const { heard, summaryHeard, duration } = item;
  const partHtml = (line: string) => line && `<p class="part" lang="${escapeUTF8(language)}">${escapeUTF8(line)}</p>\n`;
  const summaryPart = item.summary && summaryHeard !== heard ? partHtml(partLine(summaryHeard, duration, labels)) : '';
  const sections: [heading: string, html: string][] = [
    [labels.summary, summaryPart + markdownHtml(item.summary)],
    [labels.chapters, item.chapters.map((chapter) => chapterHtml(item, chapter)).join('\n')],
    [labels.slides, (item.slides ?? []).map((slide) => slideHtml(item, slide)).join('\n')],
    [labels.notes, markdownHtml(item.note, (url, inner) => noteLinkHtml(item, url, inner))],
    [labels.quotes, (item.quotes ?? []).map((quote) => quoteHtml(item, quote)).join('\n')],
    [labels.transcript, item.cues.map((cue) => cueHtml(item, cue)).join('\n')],
  ];
  const shown = sections
    .filter(([, html]) => html)
    .map(([heading, html]) => `<section>\n<h2 lang="${escapeUTF8(language)}">${escapeUTF8(heading)}</h2>\n${html}\n</section>`);
  return `<article id="${id}"${item.language ? ` lang="${escapeUTF8(item.language)}"` : ''} dir="auto">
<h1 dir="auto">${escapeUTF8(item.title)}</h1>
${aboutHtml(item)}
${partHtml(partLine(heard, duration, labels))}${shown.join('\n')}
</article>`;
}

function aboutHtml(item: ExportItem): string {
  const url = timeUrl(item, 0);
  const about = itemFacts(item).map((fact) => escapeUTF8(fact));
  if (url) about.push(`<a href="${escapeUTF8(url)}">${escapeUTF8(new URL(url).host)}</a>`);
  const tagList = item.tags.map((tag) => `<li>${escapeUTF8(tag)}</li>`).join('');
  return `<p class="about">${about.join(' · ')}</p>${tagList && `\n<ul class="tags">${tagList}</ul>`}`;
}

const chapterHtml = (item: ExportItem, { start, title, summary }: ExportChapter): string =>
  `<h3 dir="auto">${timeHtml(item, start)} ${escapeUTF8(title)}</h3>\n${markdownHtml(summary)}`;

const slideHtml = (item: ExportItem, { startTime, text, caption = '', imageUrl }: ExportSlide): string => {
  const picture = imageUrl ? `<img src="${escapeUTF8(imageUrl)}" alt="${escapeUTF8(text)}" loading="lazy">\n` : '';
  const lines = [text, caption].filter(Boolean).map((one) => `<p dir="auto">${escapeUTF8(one)}</p>`);
  return `<figure class="slide">${picture}<figcaption>${timeHtml(item, startTime)}${lines.join('')}</figcaption></figure>`;
};

/** Writes a link of a note to a time of its own media item, with its picture; undefined for any other link. */
function noteLinkHtml(item: ExportItem, address: string, inner: string): string | undefined {
  const link = parseNoteLink(address);
  if (!link) return undefined;
  const url = timeUrl(item, link.time);
  const imageUrl = item.pictures?.get(link.pictureId ?? '');
  const text = url ? `<a href="${escapeUTF8(url)}">${inner}</a>` : inner;
  return imageUrl ? `${text}<br>\n<img src="${escapeUTF8(imageUrl)}" alt="" loading="lazy">` : text;
}

const quoteHtml = (item: ExportItem, { startTime, text, speaker = '', note = '' }: Quote): string =>
  `<figure><blockquote dir="auto">${escapeUTF8(text)}</blockquote>
<figcaption>${timeHtml(item, startTime)} ${escapeUTF8(speaker)}</figcaption></figure>${markdownHtml(note)}`;

const cueHtml = (item: ExportItem, { startTime, text, speaker }: Cue): string =>
  `<p class="cue" dir="auto">${timeHtml(item, startTime)} ${speaker ? `<b>${escapeUTF8(speaker)}:</b> ` : ''}${escapeUTF8(text)}</p>`;

function timeHtml(item: ExportItem, seconds: number): string {
  const url = timeUrl(item, seconds);
  const clock = paddedClockTime(seconds);
  return url ? `<a class="time" href="${escapeUTF8(url)}">${clock}</a>` : `<span class="time">${clock}</span>`;
}
