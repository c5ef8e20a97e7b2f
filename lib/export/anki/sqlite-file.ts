/** A value of a column. Numbers with a fraction are stored as REAL, others as INTEGER; null is NULL. */
export type SqliteValue = number | string | null;

/** A row of a table: its id, and the values of the other columns. */
export type SqliteRow = [id: number, ...values: SqliteValue[]];

/** A table of a database file. The first column of `sql` must be declared `integer primary key`, which is the row's id. */
export interface SqliteTable {
  name: string;
  /** The statement that creates the table. */
  sql: string;
  /** In ascending order of their ids. */
  rows: readonly SqliteRow[];
}

const pageSize = 4096;
/** The header of the file, which precedes the schema on the first page. */
const fileHeaderSize = 100;
/** Number of the SQLite release whose library the file claims to be written by: 3.40.1. */
const sqliteVersion = 3_040_001;
const pageKinds = { interior: 5, leaf: 13 } as const;
const encoder = new TextEncoder();

/**
 * Writes tables without indexes as an SQLite database (https://www.sqlite.org/fileformat2.html), because SQLite itself would be
 * half a megabyte of WebAssembly for one export.
 */
export function writeSqlite(tables: readonly SqliteTable[]): Uint8Array<ArrayBuffer> {
  const pages: Uint8Array[] = [new Uint8Array(pageSize)];
  const schema = tables.map(({ name, sql, rows }, at) => {
    const cells = rows.map(([id, ...values]) => ({ id, bytes: leafCell(pages, id, encodeRecord([null, ...values])) }));
    return { id: at + 1, bytes: leafCell(pages, at + 1, encodeRecord(['table', name, name, writeTree(pages, cells), sql])) };
  });
  pages[0] = writePage('leaf', schema, { start: fileHeaderSize });
  const file = new Uint8Array(pages.length * pageSize);
  for (const [at, page] of pages.entries()) file.set(page, at * pageSize);
  writeFileHeader(new DataView(file.buffer), pages.length);
  return file;
}

/** A cell of a page: the id of its row, or the highest one of its child page. */
interface Cell {
  id: number;
  bytes: Uint8Array;
}

/** Appends the pages of a table's tree, leaves first, and returns the number of its root. */
function writeTree(pages: Uint8Array[], cells: readonly Cell[]): number {
  let level = splitIntoPages(cells, 8).map((part) => ({ id: part.at(-1)?.id ?? 0, page: pages.push(writePage('leaf', part)) }));
  while (level.length > 1) {
    const children = level.map(({ id, page }) => ({ id, page, bytes: interiorCell(page, id) }));
    level = splitChildren(children).map((part) => {
      // The last child of a page is in its header instead of a cell.
      const last = part.at(-1)!;
      return { id: last.id, page: pages.push(writePage('interior', part.slice(0, -1), { rightmost: last.page })) };
    });
  }
  return level[0]!.page;
}

/** Divides children among interior pages, at least two each: SQLite takes an interior page without a cell for corrupt. */
function splitChildren<Child extends Cell>(children: readonly Child[]): Child[][] {
  const parts = splitIntoPages(children, 12);
  const [previous, last] = parts.slice(-2);
  if (last?.length === 1) last.unshift(previous!.pop()!);
  return parts;
}

/** Divides cells among pages with a header of so many bytes; at least one page, which may be empty. */
function splitIntoPages<Part extends Cell>(cells: readonly Part[], headerSize: number): Part[][] {
  const parts: Part[][] = [[]];
  let left = pageSize - headerSize;
  for (const cell of cells) {
    const size = cell.bytes.length + 2;
    if (size > left) {
      parts.push([]);
      left = pageSize - headerSize;
    }
    left -= size;
    parts.at(-1)!.push(cell);
  }
  return parts;
}

/** Writes a page of a tree: its header at `start`, the positions of its cells, and the cells from the end. */
function writePage(
  kind: keyof typeof pageKinds,
  cells: readonly Cell[],
  { start = 0, rightmost = 0 }: { start?: number; rightmost?: number } = {},
): Uint8Array {
  const page = new Uint8Array(pageSize);
  const view = new DataView(page.buffer);
  let end = pageSize;
  for (const [at, { bytes }] of cells.entries()) {
    end -= bytes.length;
    page.set(bytes, end);
    view.setUint16(start + (kind === 'leaf' ? 8 : 12) + 2 * at, end);
  }
  view.setUint8(start, pageKinds[kind]);
  view.setUint16(start + 3, cells.length);
  view.setUint16(start + 5, end);
  if (kind === 'interior') view.setUint32(start + 8, rightmost);
  return page;
}

/** Returns the cell of a row. A record that is too long for a page continues on overflow pages, which are appended. */
function leafCell(pages: Uint8Array[], id: number, record: Uint8Array): Uint8Array {
  const head = [...encodeVarint(record.length), ...encodeVarint(id)];
  const maxLocal = pageSize - 35;
  if (record.length <= maxLocal) return Uint8Array.from([...head, ...record]);
  const minLocal = Math.floor(((pageSize - 12) * 32) / 255) - 23;
  const fitting = minLocal + ((record.length - minLocal) % (pageSize - 4));
  const local = fitting <= maxLocal ? fitting : minLocal;
  const cell = Uint8Array.from([...head, ...record.subarray(0, local), 0, 0, 0, 0]);
  new DataView(cell.buffer).setUint32(cell.length - 4, pages.length + 1);
  for (let from = local; from < record.length; from += pageSize - 4) {
    const page = new Uint8Array(pageSize);
    page.set(record.subarray(from, from + pageSize - 4), 4);
    const isLast = from + pageSize - 4 >= record.length;
    if (!isLast) new DataView(page.buffer).setUint32(0, pages.length + 2);
    pages.push(page);
  }
  return cell;
}

function interiorCell(child: number, id: number): Uint8Array {
  const cell = Uint8Array.from([0, 0, 0, 0, ...encodeVarint(id)]);
  new DataView(cell.buffer).setUint32(0, child);
  return cell;
}

/** Encodes the values of a row: the types of all, and then their bytes. */
function encodeRecord(values: readonly SqliteValue[]): Uint8Array {
  const columns = values.map(encodeValue);
  const types = columns.flatMap(({ type }) => encodeVarint(type));
  // The size counts itself; a row of these tables has far fewer than 126 columns.
  return Uint8Array.from([types.length + 1, ...types, ...columns.flatMap(({ bytes }) => [...bytes])]);
}

function encodeValue(value: SqliteValue): { type: number; bytes: Uint8Array } {
  if (value === null) return { type: 0, bytes: new Uint8Array() };
  if (typeof value === 'string') {
    const bytes = encoder.encode(value);
    return { type: 13 + 2 * bytes.length, bytes };
  }
  const view = new DataView(new ArrayBuffer(8));
  if (Number.isInteger(value)) view.setBigInt64(0, BigInt(value));
  else view.setFloat64(0, value);
  return { type: Number.isInteger(value) ? 6 : 7, bytes: new Uint8Array(view.buffer) };
}

/** Encodes a positive integer in groups of seven bits, the highest first. */
function encodeVarint(value: number): number[] {
  const groups = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) groups.unshift(128 + (rest % 128));
  return groups;
}

function writeFileHeader(view: DataView, pageCount: number): void {
  for (const [at, byte] of encoder.encode('SQLite format 3\0').entries()) view.setUint8(at, byte);
  view.setUint16(16, pageSize);
  // Versions of the format, and the shares of a page that the payload of a cell may take, which are fixed.
  for (const [at, byte] of [1, 1, 0, 64, 32, 32].entries()) view.setUint8(18 + at, byte);
  view.setUint32(24, 1);
  view.setUint32(28, pageCount);
  view.setUint32(40, 1);
  view.setUint32(44, 4);
  view.setUint32(56, 1);
  view.setUint32(92, 1);
  view.setUint32(96, sqliteVersion);
}
