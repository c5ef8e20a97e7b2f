/** Filter of saved items: an item passes it if it satisfies every field that is set. SQL, Dexie, the search and the UI share this definition. */
export interface LibraryFilter {
  tag?: string;
  favourite?: boolean;
  hasNote?: boolean;
  collectionId?: string;
  channelId?: string;
  /** Milliseconds since 1970: saved at or after. */
  from?: number;
  /** Milliseconds since 1970: saved before. */
  to?: number;
  /** Only items in the trash; otherwise only items that are not in it. */
  inBin?: boolean;
}

/** Fields that filters compare. `isCollected`: whether the item is in the collection that the filter names. */
export type FilterField = 'tags' | 'favourite' | 'hasNote' | 'isCollected' | 'channelId' | 'createdAt' | 'isInTrash';

/** One comparison that an item must pass. `includes` compares with the elements of a list. */
export interface FilterCondition {
  field: FilterField;
  operator: 'equals' | 'includes' | 'atLeast' | 'below';
  value: string | number | boolean;
}

type FilterValue<Name extends keyof LibraryFilter> = NonNullable<LibraryFilter[Name]>;

const conditionOf: { [Name in keyof LibraryFilter]-?: (value: FilterValue<Name>) => FilterCondition } = {
  tag: (value) => ({ field: 'tags', operator: 'includes', value }),
  favourite: (value) => ({ field: 'favourite', operator: 'equals', value }),
  hasNote: (value) => ({ field: 'hasNote', operator: 'equals', value }),
  collectionId: () => ({ field: 'isCollected', operator: 'equals', value: true }),
  channelId: (value) => ({ field: 'channelId', operator: 'equals', value }),
  from: (value) => ({ field: 'createdAt', operator: 'atLeast', value }),
  to: (value) => ({ field: 'createdAt', operator: 'below', value }),
  inBin: (value) => ({ field: 'isInTrash', operator: 'equals', value }),
};

/** The comparisons of a filter; an item passes the filter when it passes all of them. */
export function filterConditions(filter: LibraryFilter): FilterCondition[] {
  const complete: LibraryFilter = { ...filter, inBin: filter.inBin ?? false };
  return (Object.keys(conditionOf) as (keyof LibraryFilter)[]).flatMap((name) => {
    const value = complete[name];
    return value === undefined ? [] : conditionOf[name](value as never);
  });
}

/** Functions that read the fields of an item; a field that the caller's filters never use may be absent. */
export type FieldReaders<Item> = { [Field in FilterField]?: (item: Item) => unknown };

/** Returns a predicate: whether an item passes the library filter. `fields` reads the compared fields of an item. */
export function matchesFilter<Item>(filter: LibraryFilter, fields: FieldReaders<Item>): (item: Item) => boolean {
  const conditions = filterConditions(filter);
  return (item) => conditions.every(({ field, operator, value }) => comparisons[operator](fields[field]?.(item), value as never));
}

const comparisons = {
  equals: (actual: unknown, value: unknown) => actual === value,
  includes: (actual: unknown, value: string) => (actual as readonly string[]).includes(value),
  atLeast: (actual: unknown, value: number) => (actual as number) >= value,
  below: (actual: unknown, value: number) => (actual as number) < value,
};
