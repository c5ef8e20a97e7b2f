import type { LibraryRecord } from '../../ports/library-records.ts';
import { inlineJson } from '../inline-json.ts';

/** Id, format and version of the data element with which a page can be imported. */
export const dataId = 'gloss-data';
export const dataFormat = 'gloss-records';
export const dataVersion = 1;

export const bundleData = (records: readonly LibraryRecord[]): string =>
  inlineJson({ format: dataFormat, version: dataVersion, records });
