/** Returns a value without the fields at some paths, such as `videos[].summary`; the value itself stays as it is. */
export function omitFields(value: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => omitFields(entry, paths));
  const inner = Object.groupBy(paths, (path) => path.split(/\[\]\.|\./, 1)[0]!);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const own = inner[name];
      if (own?.includes(name)) return [];
      return [[name, omitFields(field, own?.map((path) => path.slice(name.length).replace(/^(?:\[\])?\./, '')) ?? [])]];
    }),
  );
}
