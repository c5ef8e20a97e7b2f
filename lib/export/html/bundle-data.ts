import type { ExportItem } from '../export-item.ts';
import { inlineJson } from '../inline-json.ts';

/** What stands in the page beside what is shown, so that the page can be imported. */
export const dataId = 'gloss-data';
export const dataFormat = 'gloss-items';
export const dataVersion = 1;

export const bundleData = (items: readonly ExportItem[]): string =>
  inlineJson({ format: dataFormat, version: dataVersion, items });
