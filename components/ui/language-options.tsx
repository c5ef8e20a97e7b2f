import type { NamedLanguage } from '../i18n/output-languages.ts';

/** The options of a select for one of several languages. */
export const LanguageOptions = ({ languages }: { languages: NamedLanguage[] }) =>
  languages.map(({ tag, name }) => (
    <option key={tag} value={tag}>
      {name}
    </option>
  ));
