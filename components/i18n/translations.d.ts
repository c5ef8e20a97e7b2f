declare module 'virtual:translations' {
  /** The catalogs of one language, by the names of their files. */
  type Translation = Record<string, Record<string, string>>;
  /** Functions that load a language's catalogs, by its tag. English is bundled with the views. */
  const translations: Record<string, () => Promise<Translation>>;
  export default translations;
}
