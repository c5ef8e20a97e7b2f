import { askedSpeakers } from './asked-speakers.ts';
import { askingWords } from './asking-words.ts';
import { searchTerms } from './search-terms.ts';

/** What a question looks for in texts of one language. */
export interface Question {
  /** Stems, each once, without those that only ask. */
  terms: string[];
  /** Of the speakers, those that it names. */
  speakers: ReadonlySet<string>;
}

const longest = 1000;

export function readQuestion(text: string, language: string, speakers: ReadonlySet<string>): Question {
  const question = text.slice(0, longest).toWellFormed();
  const named = askedSpeakers(question, speakers);
  const all = new Set(searchTerms(question, language));
  const asking = new Set(searchTerms(`${askingWords(language)} ${[...named].join(' ')}`, language));
  const subject = [...all].filter((term) => !asking.has(term));
  return { terms: subject.length > 0 || named.size > 0 ? subject : [...all], speakers: named };
}
