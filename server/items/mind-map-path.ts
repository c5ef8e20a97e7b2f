import type { MindMapFormat } from '../../lib/contract/exporting.ts';

/** Returns the path of a mind map's file. */
export const mindMapPath = (contentId: string, format: MindMapFormat): string =>
  `/v/${encodeURIComponent(contentId)}/mindmap/${format}`;
