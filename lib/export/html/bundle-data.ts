import type { LibraryRecord } from '../../ports/library-records.ts';
import { inlineJson } from '../inline-json.ts';

/** What stands in the page beside what is shown, so that the page can be imported. */
export const dataId = 'gloss-data';
export const dataFormat = 'gloss-records';
export const dataVersion = 1;

export const bundleData = (records: readonly LibraryRecord[]): string =>
  inlineJson({ format: dataFormat, version: dataVersion, records });
