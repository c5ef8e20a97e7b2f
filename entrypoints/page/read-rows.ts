import type { TranscriptMarkup, TranscriptRow } from '../../lib/contract/page.ts';
import { canTellFormer, formerUrlOf } from './former-words.ts';

/** Rows that come in several portions are waited for (milliseconds). */
const pause = 250;
const maxLooks = 6;
const maxRows = 50_000;

/** The rows that the page shows. None where a search has hidden some, while they still change, and where their age can't be told. */
export async function readRows({ rows, filter }: TranscriptMarkup): Promise<TranscriptRow[]> {
  const isFiltered = () => [...document.querySelectorAll<HTMLInputElement>(filter)].some(({ value }) => value);
  let shown = shownRows(rows);
  for (let look = 0; look < maxLooks && shown.length > 0 && canTellFormer && !isFiltered(); look++) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const before = JSON.stringify(shown);
    shown = shownRows(rows);
    if (JSON.stringify(shown) === before) return shown;
  }
  return [];
}

/** Of the first markup that shows any. What is closed stays in the page, hidden, and often twice. */
function shownRows(markups: TranscriptMarkup['rows']): TranscriptRow[] {
  for (const { row, time, text } of markups) {
    const elements = [...document.querySelectorAll(row)].slice(0, maxRows).filter((element) => element.checkVisibility());
    if (elements.length > 0) return elements.map((element) => pictureOf(element, time, text));
  }
  return [];
}

function pictureOf(row: Element, time: string, text: string): TranscriptRow {
  const words = row.querySelector(text);
  return {
    time: row.querySelector(time)?.textContent?.trim() ?? '',
    text: words?.textContent?.trim() ?? '',
    formerUrl: words ? formerUrlOf(words) : undefined,
  };
}
