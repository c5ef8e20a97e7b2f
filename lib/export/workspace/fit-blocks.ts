import { limits } from './limits.ts';
import type { NoteBlock } from './note-block.ts';

/** Of a request, beside what stands around its blocks. */
const roomForBlocks = limits.bytes - 20_000;

/** Blocks of which each alone has room in a request: one that holds too much lets what it holds stand after it. */
export const fitBlocks = (blocks: readonly NoteBlock[]): NoteBlock[] =>
  blocks.flatMap((block) => {
    const whole = { ...block, children: fitBlocks(block.children) };
    const { count, bytes } = measure(whole);
    const fits = whole.children.length <= limits.children && count <= limits.blocks && bytes <= roomForBlocks;
    return fits ? [whole] : [{ ...block, children: [] }, ...whole.children];
  });

/** Blocks in the order of the note, in lots that a request can hold. */
export function batchBlocks(blocks: readonly NoteBlock[]): NoteBlock[][] {
  const batches: NoteBlock[][] = [];
  let room = { children: 0, blocks: 0, bytes: 0 };
  for (const block of blocks) {
    const { count, bytes } = measure(block);
    if (room.children < 1 || room.blocks < count || room.bytes < bytes) {
      batches.push([]);
      room = { children: limits.children, blocks: limits.blocks, bytes: roomForBlocks };
    }
    batches.at(-1)!.push(block);
    room = { children: room.children - 1, blocks: room.blocks - count, bytes: room.bytes - bytes };
  }
  return batches;
}

/** Bytes are counted generously, as if every block bore all names that the format has. */
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
