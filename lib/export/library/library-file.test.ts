import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Failure } from '../../contract/failure.ts';
import { type LibraryRecord, type LibraryRecords, type RecordKind, recordKinds } from '../../ports/library-records.ts';
import { anyText } from '../fixtures/any-text.ts';
import { breadRecords as bread } from '../fixtures/records.ts';
import { createLibraryReader } from './library-reader.ts';
import { createLibraryWriter } from './library-writer.ts';
import { recordSchemas } from './record-schemas.ts';

async function* of<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const bytesOf = async (records: Iterable<LibraryRecord>) =>
  new Uint8Array(await new Response(new Blob(await all(createLibraryWriter(of(records)))).stream()).arrayBuffer());
const read = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length || 1) =>
  all(
    createLibraryReader(
      of(Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))),
    ),
  );
const zip = (text: string) => new Uint8Array(gzipSync(text));
const textOf = async (records: LibraryRecord[]) => gunzipSync(await bytesOf(records)).toString();

describe('a library file', () => {
  it('returns every record of every kind', async () => {
    expect(new Set(bread.map(({ kind }) => kind))).toEqual(new Set(Object.keys(recordSchemas)));
    const bytes = await bytesOf(bread);
    expect(await read(bytes)).toEqual(bread);
    expect(await read(bytes, 7)).toEqual(bread);
    expect(await read(await bytesOf([]))).toEqual([]);
  });

  it('is gzip of JSON lines, with the counts at the end', async () => {
    const lines = (await textOf([bread[6]!, bread[6]!, bread[7]!])).trimEnd().split('\n');
    expect(lines[0]).toBe('{"format":"gloss-library","version":1}');
    expect(lines.slice(1, -1).map((line) => JSON.parse(line))).toEqual([bread[6], bread[6], bread[7]]);
    expect(lines.at(-1)).toBe('{"kind":"end","counts":{"note":2,"noteVersion":1}}');
  });

  it('preserves any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText(100)), async (texts) => {
        const notes = texts.map((text) => ({
          kind: 'note' as const,
          value: { contentId: 'a', text, createdAt: 1, updatedAt: 1 },
        }));
        expect(await read(await bytesOf(notes), 50)).toEqual(notes);
      }),
      { numRuns: 30 },
    );
  });

  it('reports progress, and requests no more than is consumed', async () => {
    const progress: number[] = [];
    let requestCount = 0;
    let isEnded = false;
    async function* many(): AsyncGenerator<LibraryRecord> {
      try {
        for (; requestCount < 250; requestCount++)
          yield { kind: 'note', value: { contentId: 'a', text: crypto.randomUUID().repeat(2000), createdAt: 1, updatedAt: 1 } };
      } finally {
        isEnded = true;
      }
    }
    const writer = createLibraryWriter(many(), { onProgress: (count) => progress.push(count) });
    await writer.next();
    expect(requestCount).toBeLessThan(50);
    await all(writer);
    expect(progress).toEqual([100, 200, 250]);

    requestCount = 0;
    isEnded = false;
    const left = createLibraryWriter(many());
    await left.next();
    await left.return(undefined);
    expect(isEnded).toBe(true);
    expect(requestCount).toBeLessThan(50);
  });

  it('can be canceled while it is written and while it is read', async () => {
    const controller = new AbortController();
    async function* aborting(): AsyncGenerator<LibraryRecord> {
      yield bread[6]!;
      controller.abort();
      yield bread[6]!;
    }
    const { signal } = controller;
    await expect(all(createLibraryWriter(aborting(), { signal }))).rejects.toMatchObject({ code: 'cancelled' });
    await expect(all(createLibraryReader(of([await bytesOf(bread)]), { signal }))).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('leaves out records that it could not read, and reports them', async () => {
    const record = { kind: 'note', value: { contentId: 'a', text: '', createdAt: Number.NaN, updatedAt: 1 } } as const;
    const omitted: Failure[] = [];
    const chunks = await all(createLibraryWriter(of([record, ...bread]), { onOmitted: (failure) => omitted.push(failure) }));
    expect(await all(createLibraryReader(of(chunks)))).toEqual(bread);
    expect(omitted).toMatchObject([{ code: 'internal', message: expect.stringContaining('note.createdAt') }]);
  });

  it('writes and reads a time after the year 9999 as the last one of it', async () => {
    const last = Date.parse('9999-12-31T23:59:59.999Z');
    const noteAt = (updatedAt: number) =>
      ({ kind: 'note', value: { contentId: 'a', text: '', createdAt: 1, updatedAt } }) as const;
    expect(await textOf([noteAt(last + 1)])).toBe(await textOf([noteAt(last)]));
    const file = zip((await textOf([noteAt(last)])).replace(String(last), '9e15'));
    expect(await read(file)).toEqual([noteAt(last)]);
  });

  it('rethrows errors of the source', async () => {
    const broken = new TypeError('disk');
    async function* failing<T>(first: T): AsyncGenerator<T> {
      yield first;
      throw broken;
    }
    await expect(all(createLibraryWriter(failing(bread[6]!)))).rejects.toBe(broken);
    const bytes = await bytesOf(bread);
    await expect(all(createLibraryReader(failing(bytes.subarray(0, 100))))).rejects.toBe(broken);
  });
});

describe('an incomplete file', () => {
  it('is rejected wherever it was truncated', async () => {
    const bytes = await bytesOf(bread);
    for (let length = 0; length < bytes.length; length += 13) {
      await expect(read(bytes.slice(0, length))).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('is rejected wherever it was altered', async () => {
    const bytes = await bytesOf(bread);
    // The ten bytes of gzip's own header contain a time and a system, which are not checked.
    for (let at = 10; at < bytes.length; at += 13) {
      const altered = bytes.slice();
      altered[at]! ^= 0x10;
      await expect(read(altered)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  const line = (kind: string, value: unknown) => `${JSON.stringify({ kind, value })}\n`;
  const note = { contentId: 'a', text: '', createdAt: 1, updatedAt: 1 };
  const { value: picture } = bread.find(({ kind }) => kind === 'notePicture') as Extract<LibraryRecord, { kind: 'notePicture' }>;
  const withImage = (change: object) => ({ ...picture, image: { ...picture.image, ...change } });
  const head = '{"format":"gloss-library","version":1}\n';
  const end = (counts: unknown) => `${JSON.stringify({ kind: 'end', counts })}\n`;
  const content = bread[0]!.value;

  const { value: transcript } = bread.find(({ kind }) => kind === 'transcript') as Extract<LibraryRecord, { kind: 'transcript' }>;
  const withCue = (change: object) => line('transcript', { ...transcript, cues: [{ ...transcript.cues[0]!, ...change }] });

  it('the control: these parts make a complete file', async () => {
    expect(await read(zip(head + line('note', note) + end({ note: 1 })))).toEqual([{ kind: 'note', value: note }]);
    const ruby = Array(500).fill({ at: 0, base: 'a', reading: 'b'.repeat(200) });
    const cue = withCue({ position: 'x'.repeat(500), ruby });
    expect(await read(zip(head + cue + end({ transcript: 1 })))).toMatchObject([{ value: { cues: [{ ruby }] } }]);
  });

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['no file', new Uint8Array(), 'foreign'],
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'foreign'],
    ['plain JSON', new TextEncoder().encode(head), 'foreign'],
    ['other gzip', zip('hello'), 'foreign'],
    ['another format', zip('{"format":"other","version":1}\n'), 'foreign'],
    ['a later version', zip(`{"format":"gloss-library","version":2,"more":1}\n{"kind":"new"}\n`), 'newer'],
    ['no end', zip(head + line('note', note)), 'damaged'],
    ['half a line', zip(head + line('note', note).slice(0, 20)), 'damaged'],
    ['a record nested too deep', zip(`${head}{"kind":"note","value":${'['.repeat(200)}${']'.repeat(200)}}\n`), 'damaged'],
    ['too few records', zip(head + line('note', note) + end({ note: 2 })), 'damaged'],
    ['an uncounted record', zip(head + line('note', note) + end({})), 'damaged'],
    ['a count of nothing', zip(head + line('note', note) + end({ note: 1, chat: 1 })), 'damaged'],
    ['more after the end', zip(head + end({}) + line('note', note)), 'damaged'],
    ['a second file behind it', new Uint8Array([...zip(head + end({})), ...zip(head + end({}))]), 'damaged'],
    ['an unknown kind', zip(head + line('key', { secret: 1 }) + end({ key: 1 })), 'damaged'],
    ['a kind that objects inherit', zip(`${head}{"kind":"constructor","value":{}}\n${end({})}`), 'damaged'],
    ['a note without text', zip(head + line('note', { ...note, text: undefined }) + end({ note: 1 })), 'damaged'],
    ['a time that is none', zip(head + line('note', { ...note, updatedAt: '1' }) + end({ note: 1 })), 'damaged'],
    ['a script for an address', zip(head + line('content', { ...content, sourceUrl: 'javascript:alert(1)' })), 'damaged'],
    ['a hidden script', zip(head + line('content', { ...content, channelUrl: ' java\nscript:alert(1)' })), 'damaged'],
    ['a picture that is no raster image', zip(head + line('notePicture', withImage({ mimeType: 'image/svg+xml' }))), 'damaged'],
    ['a picture of other data', zip(head + line('notePicture', withImage({ base64: '<svg onload=x>' }))), 'damaged'],
    ['a picture of 2 MB', zip(head + line('notePicture', withImage({ base64: 'A'.repeat(2_000_000) }))), 'damaged'],
    ['a picture of many pixels', zip(head + line('notePicture', withImage({ width: 100_000 }))), 'damaged'],
    ['a picture with markup for an id', zip(head + line('notePicture', { ...picture, pictureId: ')<a' })), 'damaged'],
    ['a cue with a place of 501 characters', zip(head + withCue({ position: 'x'.repeat(501) })), 'damaged'],
    ['a cue with a place that is no text', zip(head + withCue({ position: 5 })), 'damaged'],
    ['a cue with 501 readings', zip(head + withCue({ ruby: Array(501).fill({ at: 0, base: 'a', reading: 'b' }) })), 'damaged'],
    ['a reading of 201 characters', zip(head + withCue({ ruby: [{ at: 0, base: 'a', reading: 'b'.repeat(201) }] })), 'damaged'],
    ['a reading before its text', zip(head + withCue({ ruby: [{ at: -1, base: 'a', reading: 'b' }] })), 'damaged'],
    ['a reading beyond any text', zip(head + withCue({ ruby: [{ at: 1e9, base: 'a', reading: 'b' }] })), 'damaged'],
    ['a reading in mid-character', zip(head + withCue({ ruby: [{ at: 0.5, base: 'a', reading: 'b' }] })), 'damaged'],
    ['a record that is a list', zip(head + line('note', [note])), 'damaged'],
    ['deep JSON', zip(`${head}${'['.repeat(200_000)}\n`), 'damaged'],
  ])('rejects %s', async (_, bytes, file) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'Failure', code: 'invalid', details: { file } });
  });

  it('drops unknown fields', async () => {
    const value = '{"contentId":"a","text":"","createdAt":1,"updatedAt":1,"apiKey":"x","__proto__":{"polluted":true}}';
    const records = await read(zip(`${head}{"kind":"note","value":${value}}\n${end({ note: 1 })}`));
    expect(records).toEqual([{ kind: 'note', value: note }]);
    expect(Object.keys(records[0]!.value)).toEqual(Object.keys(note));
  });
});

type Read = { [Kind in RecordKind]: z.output<(typeof recordSchemas)[Kind]> };
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;

it('has a schema for each record that is equal to its type', () => {
  // A field that only one of the two has, or has otherwise, fails the type check here.
  expectTypeOf<Flat<Read>>().toEqualTypeOf<Flat<LibraryRecords>>();
  expect(Object.keys(recordSchemas).sort()).toEqual([...recordKinds].sort());
});
