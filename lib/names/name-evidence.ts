/** Kind of a text about a media item in which names are spelled; a `term` was taught by the user. */
export type NameSource = 'term' | 'title' | 'description' | 'channel' | 'chapter' | 'slide';

/** A text about a media item that spells names. */
export interface NameEvidence {
  source: NameSource;
  text: string;
}

/** A name or term whose spelling is known, with the text that spells it. */
export interface KnownName {
  /** Its spelling, such as "Kubernetes" or "Pieter Wuille". */
  text: string;
  because: NameEvidence;
  /** Whether its capitals are its own, and not those of a title or of a sentence's start. */
  hasOwnCase: boolean;
}
