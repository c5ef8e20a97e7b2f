import type { RichText } from './rich-text.ts';

export type BlockType =
  | 'paragraph'
  | 'heading_1'
  | 'heading_2'
  | 'heading_3'
  | 'bulleted_list_item'
  | 'numbered_list_item'
  | 'to_do'
  | 'quote'
  | 'code'
  | 'divider';

/** A block of a note; it becomes one of a request in `requestBlock`. */
export interface NoteBlock {
  type: BlockType;
  richText: RichText[];
  language?: string;
  /** Whether a task is done; absent for other blocks. */
  checked?: boolean;
  children: NoteBlock[];
}

/** A block as the API takes it. */
export const requestBlock = ({ type, richText, language, checked, children }: NoteBlock): Record<string, unknown> => ({
  type,
  [type]:
    type === 'divider'
      ? {}
      : {
          rich_text: richText,
          ...(language && { language }),
          ...(checked !== undefined && { checked }),
          ...(children.length > 0 && { children: children.map(requestBlock) }),
        },
});
