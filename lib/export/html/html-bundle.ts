import { escapeUTF8 } from 'entities';
import type { ExportLabels } from '../../contract/exporting.ts';
import { textDirection } from '../../i18n/text-direction.ts';
import type { LibraryRecord } from '../../ports/library-records.ts';
import type { ExportItem } from '../export-item.ts';
import { englishLabels } from '../export-labels.ts';
import { bundleData, dataId } from './bundle-data.ts';
import { bundleStyle } from './bundle-style.ts';
import { itemHtml } from './item-html.ts';

export interface HtmlBundleOptions {
  labels?: ExportLabels;
  /** BCP 47 tag of the labels. */
  language?: string;
  /** Title of the page; that of the first item when absent. */
  title?: string;
}

/** Content security policy: no requests and no scripts; only the page's own style and images. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * Writes one HTML page with all records of some media items, which opens anywhere without network requests. It embeds the records
 * for `readHtmlBundle`, and has no script: the browser's own search finds every word.
 */
export function htmlBundle(
  items: readonly ExportItem[],
  records: readonly LibraryRecord[],
  options: HtmlBundleOptions = {},
): string {
  const { language = 'en', title = items[0]?.title ?? '' } = options;
  const labels = { ...englishLabels, ...options.labels };
  const articles = items.map((item, i) => itemHtml(item, `item-${i}`, labels, language));
  return `<!doctype html>
<html lang="${escapeUTF8(language)}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Gloss">
<title>${escapeUTF8(title)}</title>
<style>${bundleStyle}</style>
</head>
<body>
${items.length > 1 ? contents(items) : ''}<main>
${articles.join('\n')}
</main>
<script type="application/json" id="${dataId}">${bundleData(records)}</script>
</body>
</html>
`;
}

const contents = (items: readonly ExportItem[]): string =>
  `<nav><ol>\n${items.map(({ title }, i) => `<li><a href="#item-${i}" dir="auto">${escapeUTF8(title)}</a></li>`).join('\n')}\n</ol></nav>\n`;
