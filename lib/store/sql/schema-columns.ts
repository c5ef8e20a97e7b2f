import { customType, doublePrecision, json } from 'drizzle-orm/pg-core';
import { escapeText, unescapeText } from './escape-text.ts';

/** Text that is compared: in any locale it sorts by code points, and it holds any string. */
export const key = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: escapeText,
  fromDriver: unescapeText,
});

/** Several of them, in no order that matters. */
export const keys = customType<{ data: string[]; driverData: string[] }>({
  dataType: () => 'text[]',
  toDriver: (texts) => texts.map(escapeText),
  fromDriver: (texts) => texts.map(unescapeText),
});

export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
});

/** A number as JavaScript has them: times in milliseconds, places between two others. */
export const number = doublePrecision;

/** Whose row it is: the first column of every key. */
export const ownedBy = () => key('user_id').notNull();

/** The record whole. Not `jsonb`, which refuses U+0000 and halves of pairs, both of which captions and pages hold. */
export const record = <Row>() => json('row').$type<Row>().notNull();
