/**
 * Times at which single fields of a record changed last, by which devices merge it field by field. Each element of a list counts
 * as a field, also a removed one: `tags.baking`. A record of an older version has no such times.
 */
export type FieldTimes = Record<string, number>;
