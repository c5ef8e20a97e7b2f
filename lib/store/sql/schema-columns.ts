import { bigint, customType, doublePrecision, json } from 'drizzle-orm/pg-core';
import { escapeText, unescapeText } from './escape-text.ts';

/** A text column for keys: sorted by code points in any locale, and able to store any string. */
export const key = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: escapeText,
  fromDriver: unescapeText,
});

/** A text array column of keys, without an order, able to store any strings. */
export const keys = customType<{ data: string[]; driverData: string[] }>({
  dataType: () => 'text[]',
  toDriver: (texts) => texts.map(escapeText),
  fromDriver: (texts) => texts.map(unescapeText),
});

/** A column of binary data. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
});

/** A double, as JavaScript has them: times in milliseconds, fractional positions. */
export const number = doublePrecision;

/** A time in whole milliseconds since 1970. */
export const time = (name: string) => bigint(name, { mode: 'number' });

/** The owner of the row, first column of every key. */
export const ownedBy = () => key('user_id').notNull();

/** The whole record. Not `jsonb`, which refuses U+0000 and lone surrogates, both of which occur in captions and pages. */
export const record = <Row>() => json('row').$type<Row>().notNull();
