import * as z from 'zod/mini';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { ExportItem } from '../../lib/export/export-item.ts';
import { fileName } from '../../lib/export/file-name.ts';
import { itemMarkdown } from '../../lib/export/item-markdown.ts';
import { markdownMap } from '../../lib/export/mind-map/markdown-map.ts';
import { mindMapFile } from '../../lib/export/mind-map/mind-map-file.ts';
import { blockRequests, nativeRequest } from '../../lib/export/workspace/note-requests.ts';
import { detectUrl } from '../../lib/sites/index.ts';
import { readMarkmap } from '../../server/ports/read-markmap.ts';
import { type Part, part } from './part.ts';

const markdown = z.string();

/** The required fields of an item; all others get neutral values. */
const Item = z.extend(z.partial(ExportItem), {
  sourceUrl: z._default(ExportItem.shape.sourceUrl, ''),
  title: ExportItem.shape.title,
  chapters: z.optional(
    z.array(
      z.object({
        start: z.number(),
        end: z._default(z.number(), 0),
        title: z.string(),
        summary: z._default(z.string(), ''),
      }),
    ),
  ),
  cues: z.optional(
    z.array(z.object({ startTime: z.number(), endTime: z.number(), text: z.string(), speaker: z.optional(z.string()) })),
  ),
  transcript: z.optional(z.boolean()),
});

export const exportParts: Record<string, Part> = {
  mindmap: part(
    '{markdown, format: markmap, opml, freemind, xmind, title?} -> {fileName, mimeType, text or base64}',
    z.object({ markdown, format: z.enum(['markmap', 'opml', 'freemind', 'xmind']), title: z.optional(z.string()) }),
    async ({ markdown, format, title = 'Mind map' }) => {
      const { content, ...file } = await mindMapFile(markdownMap(markdown, title), format, { markmapScript: readMarkmap });
      return { ...file, ...(typeof content === 'string' ? { text: content } : { base64: encodeBase64(content) }) };
    },
  ),

  'note-blocks': part(
    '{markdown, title?, sourceUrl?, native?} -> {requests: [{method, path, body}]} to the workspace, as blocks or, if it can, in its Markdown',
    z.object({
      markdown,
      title: z._default(z.string(), ''),
      sourceUrl: z.optional(z.string()),
      native: z.optional(z.boolean()),
    }),
    ({ native, ...page }) => {
      const target = { dataSourceId: '{data_source_id}' };
      const whole = native ? nativeRequest(page, target) : undefined;
      return { requests: whole ? [whole] : blockRequests(page, target) };
    },
  ),

  'export-markdown': part(
    '{title, sourceUrl?, author?, duration?, publishedAt?, tags?, summary?, chapters?, note?, quotes?, cues?, transcript?} -> {fileName, text}',
    Item,
    ({ transcript, cues = [], ...known }) => {
      const item: ExportItem = {
        contentId: known.sourceUrl,
        site: detectUrl(known.sourceUrl)?.site ?? 'generic',
        duration: 0,
        language: '',
        tags: [],
        createdAt: Date.now(),
        updatedAt: Date.now(),
        note: '',
        summary: '',
        chapters: [],
        ...known,
        cues: cues.map((cue, index) => ({ index, ...cue })),
      };
      return { fileName: fileName(item.title, 'md'), text: itemMarkdown(item, { transcript }) };
    },
  ),
};
