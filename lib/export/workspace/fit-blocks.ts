import { limits } from './limits.ts';
import type { NoteBlock } from './note-block.ts';

/** Maximum bytes of the blocks of a request, without the rest of its body. */
const maxBlockBytes = limits.bytes - 20_000;

/** Returns blocks that each fit into a request: the children of a block that is too large follow it instead. */
export const fitBlocks = (blocks: readonly NoteBlock[]): NoteBlock[] =>
  blocks.flatMap((block) => {
    const whole = { ...block, children: fitBlocks(block.children) };
    const { count, bytes } = measure(whole);
    const fits = whole.children.length <= limits.children && count <= limits.blocks && bytes <= maxBlockBytes;
    return fits ? [whole] : [{ ...block, children: [] }, ...whole.children];
  });

/** Divides blocks, in their order, into batches that each fit into a request. */
export function batchBlocks(blocks: readonly NoteBlock[]): NoteBlock[][] {
  const batches: NoteBlock[][] = [];
  let left = { children: 0, blocks: 0, bytes: 0 };
  for (const block of blocks) {
    const { count, bytes } = measure(block);
    if (left.children < 1 || left.blocks < count || left.bytes < bytes) {
      batches.push([]);
      left = { children: limits.children, blocks: limits.blocks, bytes: maxBlockBytes };
    }
    batches.at(-1)!.push(block);
    left = { children: left.children - 1, blocks: left.blocks - count, bytes: left.bytes - bytes };
  }
  return batches;
}

/** Counts a block and its descendants, and estimates their bytes from above. */
function measure({ richText, children }: NoteBlock): { count: number; bytes: number } {
  const encoder = new TextEncoder();
  let count = 1;
  let bytes = 120 + encoder.encode(JSON.stringify(richText)).length;
  for (const child of children) {
    const inner = measure(child);
    count += inner.count;
    bytes += inner.bytes;
  }
  return { count, bytes };
}
