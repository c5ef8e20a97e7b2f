import * as z from 'zod/mini';
import { contentId, cursor, nextCursor, success } from './list-page.ts';
import { operation } from './operation.ts';

const label = z.string().check(z.maxLength(100), z.describe('Heading'));

/** Formats of an exported media item. */
export const ExportFormat = z.enum(['markdown', 'html', 'srt', 'vtt', 'ass', 'ttml', 'txt', 'json', 'anki', 'obsidian']);
export type ExportFormat = z.infer<typeof ExportFormat>;
/** Formats of a mind map, each by the program that opens it; an outline is Markdown. */
export const MindMapFormat = z.enum(['markmap', 'opml', 'freemind', 'xmind', 'outline']);
export type MindMapFormat = z.infer<typeof MindMapFormat>;

/** Headings of an exported text, in the user's language. */
export const ExportLabels = z.object({
  summary: label,
  chapters: label,
  notes: label,
  quotes: label,
  transcript: label,
  slides: z.optional(label),
  /** Precedes the time that the transcript reaches, while the rest is not transcribed yet. */
  part: z.optional(label),
});
export type ExportLabels = z.infer<typeof ExportLabels>;

const file = { fileName: z.string(), mimeType: z.string() };

/** Operations that write files for other programs. */
export const exporting = {
  generateMindMap: operation({
    summary: 'Generate a mind map from the summary of a saved item',
    http: 'POST /v1/video/mindmap',
    description: 'Takes a moment, costs nothing, and is stored until the summary changes.',
    tool: 'generate_video_mindmap',
    agents: { isPaged: true, defaults: { format: 'outline' }, omits: ['fileUrl'] },
    isIdempotent: true,
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({
      contentId,
      format: z._default(
        MindMapFormat.check(z.describe('`outline` is Markdown to read; the others are files for a program')),
        'markmap',
      ),
      isRefresh: z.optional(z.boolean().check(z.describe('Generate it again even if it is stored'))),
    }),
    output: z
      .object({
        success,
        contentId: z.string(),
        ...file,
        fileUrl: z.string().check(z.describe('The file as a data: address')),
        downloadUrl: z.optional(
          z.string().check(z.describe('Address of the file, for the signed-in user; absent where there is no server')),
        ),
        outline: z.optional(z.string().check(z.describe('Of the format `outline`: the map as a list in Markdown'))),
        fromCache: z.boolean(),
      })
      .register(z.globalRegistry, { id: 'MindMapFile' }),
  }),
  exportVideo: operation({
    summary: 'Export a saved item as a file for other programs',
    http: 'POST /v1/export/video',
    isIdempotent: true,
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({
      contentId,
      format: ExportFormat,
      summaryId: z.optional(contentId.check(z.describe('A version of the summary; the newest when absent'))),
      withTranscript: z.optional(z.boolean().check(z.describe('Whether Markdown ends with the transcript'))),
      labels: z.optional(ExportLabels),
      language: z.optional(z.string().check(z.maxLength(35), z.describe('Language of the labels, as a BCP 47 tag'))),
    }),
    output: z
      .object({
        success,
        contentId: z.string(),
        ...file,
        text: z.string(),
        uri: z.optional(z.string().check(z.describe('Address that opens the text in the other program'))),
        usesClipboard: z.optional(z.boolean().check(z.describe('Whether the program takes the text from the clipboard'))),
      })
      .register(z.globalRegistry, { id: 'ExportedFile' }),
  }),
  exportLibrary: operation({
    summary: 'All records of the library, page by page, in the format of library files',
    http: 'GET /v1/export/library',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ cursor }),
    output: z
      .object({ records: z.array(z.object({ kind: z.string(), value: z.unknown() })), nextCursor })
      .register(z.globalRegistry, { id: 'LibraryRecords' }),
  }),
};
