import type { TranscriptMarkup, TranscriptRow } from '../../lib/contract/page.ts';
import { canTrackNavigation, formerUrlOf } from './former-texts.ts';

/** Interval at which rows are read until they stop changing, as some pages add them in portions. */
const pollIntervalMs = 250;
const maxPolls = 6;
const maxRows = 50_000;

/** Reads the transcript rows of the page. Empty if a search filters them, if they keep changing, or if their age is unknown. */
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

/** Returns the rows of the first markup with visible ones, because a closed transcript stays in the page, hidden. */
function shownRows(markups: TranscriptMarkup['rows']): TranscriptRow[] {
  for (const { row, time, text } of markups) {
    const elements = [...document.querySelectorAll(row)].slice(0, maxRows).filter((element) => element.checkVisibility());
    if (elements.length > 0) return elements.map((element) => rowSnapshot(element, time, text));
  }
  return [];
}

function rowSnapshot(row: Element, time: string, text: string): TranscriptRow {
  const textElement = row.querySelector(text);
  return {
    time: row.querySelector(time)?.textContent?.trim() ?? '',
    text: textElement?.textContent?.trim() ?? '',
    formerUrl: textElement ? formerUrlOf(textElement) : undefined,
  };
}
