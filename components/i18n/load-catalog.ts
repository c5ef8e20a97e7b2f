/** Catalogs by the path of their files, as `import.meta.glob` lists them: one file a language, English left out. */
export type CatalogFiles<Catalog> = Record<string, () => Promise<Catalog>>;

/** The language of a catalog's file: the name of its folder. */
export const languageOfFile = (path: string): string => path.split('/').at(-2)!;

/** Returns a view's catalog in a language. English is bundled with the view; only another language loads a file. */
export async function loadCatalog<Catalog>(
  language: string,
  english: Catalog,
  translations: CatalogFiles<Catalog>,
): Promise<Catalog> {
  const file = Object.keys(translations).find((path) => languageOfFile(path) === language);
  return file === undefined ? english : translations[file]!();
}
