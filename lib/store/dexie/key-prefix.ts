import Dexie, { type Collection, type WhereClause } from 'dexie';

/** Returns the bounds of the compound keys that start with these values. */
export const prefixRange = (...prefix: unknown[]): [lower: unknown[], upper: unknown[]] => [
  [...prefix, Dexie.minKey],
  [...prefix, Dexie.maxKey],
];

/** Returns the rows whose compound key starts with these values, in the order of the key. */
export const withPrefix = <Row, Key, Insert>(
  where: WhereClause<Row, Key, Insert>,
  ...prefix: unknown[]
): Collection<Row, Key, Insert> => where.between(...prefixRange(...prefix));
