import type { NameEvidence } from '../contract/name-correction.ts';

/** A name or term whose spelling is known, with the text that spells it. */
export interface KnownName {
  /** Its spelling, such as "Kubernetes" or "Pieter Wuille". */
  text: string;
  because: NameEvidence;
  /** Whether its capitals are its own, and not those of a title or of a sentence's start. */
  hasOwnCase: boolean;
}
