import { decodeBase64, encodeBase64 } from '../../encoding/base64.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import type { ImageBlob } from '../../ports/live-queries.ts';
import type { EncodedImage } from '../../records/encoded-image.ts';
import { compress } from '../compression.ts';
import type { PackedTranscript, PictureRow } from './database.ts';
import { unpackTranscript } from './read-models.ts';

/** Returns whether rows of a kind differ from the records: transcripts are compressed, images of pictures are blobs. */
export const isPacked = (kind: RecordKind): boolean => kind === 'transcript' || kind === 'notePicture';

/** Converts a record to the row of its table. Runs before a transaction, which waits for nothing but the database. */
export async function packRecord({ kind, value }: LibraryRecord): Promise<object> {
  switch (kind) {
    case 'transcript':
      return { ...value, cues: await compress(JSON.stringify(value.cues)) };
    case 'notePicture':
      return { ...value, image: toBlob(value.image), thumbnail: toBlob(value.thumbnail) } satisfies PictureRow;
    default:
      return value;
  }
}

/**
 * Converts a row of a kind's table to its record, after the transaction that has read it. One whose bytes can't be read has no cues
 * or no image, which breaks its schema.
 */
export async function unpackRecord(kind: RecordKind, row: object): Promise<LibraryRecord> {
  switch (kind) {
    case 'transcript':
      return { kind, value: (await unpackTranscript(row as PackedTranscript)) ?? { ...row, cues: undefined } } as LibraryRecord;
    case 'notePicture': {
      const { image, thumbnail, ...picture } = row as PictureRow;
      return { kind, value: { ...picture, image: await fromBlob(image), thumbnail: await fromBlob(thumbnail) } } as LibraryRecord;
    }
    default:
      return { kind, value: row } as LibraryRecord;
  }
}

const toBlob = ({ mimeType, base64, width, height }: EncodedImage): ImageBlob => ({
  blob: new Blob([decodeBase64(base64)], { type: mimeType }),
  width,
  height,
});

/** Browsers lose the files of blobs. */
const fromBlob = ({ blob, ...size }: ImageBlob): Promise<EncodedImage | undefined> =>
  blob.arrayBuffer().then(
    (bytes) => ({ mimeType: blob.type as EncodedImage['mimeType'], base64: encodeBase64(new Uint8Array(bytes)), ...size }),
    () => undefined,
  );
