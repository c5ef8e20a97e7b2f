import type { TranscriptMarkup, TranscriptRow } from '../../lib/contract/page.ts';
import { canTrackNavigation, formerUrlOf } from './former-texts.ts';

/** Rows that come in several portions are waited for (milliseconds). */
const pollIntervalMs = 250;
const maxPolls = 6;
const maxRows = 50_000;

/** The rows that the page shows. None where a search has hidden some, while they still change, and where their age can't be told. */
export async function readRows({ rows, filter }: TranscriptMarkup): Promise<TranscriptRow[]> {
  const isFiltered = () => [...document.querySelectorAll<HTMLInputElement>(filter)].some(({ value }) => value);
  let shown = shownRows(rows);
  for (let poll = 0; poll < maxPolls && shown.length > 0 && canTrackNavigation && !isFiltered(); poll++) {
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
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
    if (elements.length > 0) return elements.map((element) => rowSnapshot(element, time, text));
  }
  return [];
}

function rowSnapshot(row: Element, time: string, text: string): TranscriptRow {
  const words = row.querySelector(text);
  return {
    time: row.querySelector(time)?.textContent?.trim() ?? '',
    text: words?.textContent?.trim() ?? '',
    formerUrl: words ? formerUrlOf(words) : undefined,
  };
}
