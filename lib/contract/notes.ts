import * as z from 'zod/mini';
import { contentId, cursor, limit, nextCursor, success, time } from './list-page.ts';
import { operation } from './operation.ts';

/** The user’s note on a media item. */
export const Note = z
  .object({
    contentId: z.string(),
    title: z.string(),
    sourceUrl: z.string(),
    coverUrl: z.optional(z.string()),
    text: z.string().check(z.describe('Markdown; empty without a note')),
    excerpt: z.string(),
    createdAt: z.nullable(time),
    updatedAt: z.nullable(time),
  })
  .register(z.globalRegistry, { id: 'Note' });
export type Note = z.infer<typeof Note>;

/** Maximum pixels of a side, which bounds the memory that an imported image takes. */
const maxSide = 4096;
const side = z.int().check(z.minimum(1), z.maximum(maxSide));
const encodedImage = (maxCharacters: number) =>
  z.object({
    mimeType: z.enum(['image/webp', 'image/jpeg', 'image/png']),
    base64: z.string().check(z.maxLength(maxCharacters), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    width: side,
    height: side,
  });

/** The frame of a video that a note shows, and its thumbnail. Time in seconds. */
export const PictureImages = z.object({
  time: z.number().check(z.nonnegative(), z.maximum(9_999_999)),
  image: encodedImage(1_500_000),
  thumbnail: encodedImage(100_000),
});
export type PictureImages = z.infer<typeof PictureImages>;

/** Operations on notes. */
export const notes = {
  listNotes: operation({
    summary: 'The notes on all saved items, newest first',
    http: 'GET /v1/notes/list',
    tool: 'list_notes',
    agents: { isPaged: true, omits: ['notes[].coverUrl', 'notes[].excerpt'] },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ limit, cursor }),
    output: z.object({ notes: z.array(Note), nextCursor }),
  }),
  getNote: operation({
    summary: 'The note on an item',
    http: 'GET /v1/notes/get',
    tool: 'get_note',
    agents: { isPaged: true, omits: ['coverUrl', 'excerpt'] },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ contentId }),
    output: Note,
  }),
  updateNote: operation({
    summary: 'Write the note on a video or audio, which saves it; a text that was stored since `basedOn` stays as a version',
    description: 'Free, and at once.',
    http: 'POST /v1/notes/update',
    tool: 'update_note',
    agents: { omits: ['text', 'excerpt', 'coverUrl'] },
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({
      contentId,
      text: z.string().check(z.maxLength(500_000), z.describe('The whole note, in Markdown')),
      basedOn: z.optional(z.iso.datetime().check(z.describe('updatedAt of the note that was edited'))),
    }),
    output: z.object({ success, ...Note.shape }),
  }),
  addNotePicture: operation({
    summary: 'Store a frame of a video for its note, whose text shows it by a link to `#t=SECONDS&picture=ID`',
    description: 'A picture that no text of the note links to is deleted 30 days after the note’s last change.',
    http: 'POST /v1/notes/addPicture',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ contentId, ...PictureImages.shape }),
    output: z.object({ success, pictureId: z.string() }),
  }),
};
