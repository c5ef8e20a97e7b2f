import type { Store } from '../ports/store.ts';
import { type ComparedText, readComparedText } from './compared-text.ts';
import { createPassageIndex, type PassageIndex } from './passage-index.ts';
import { type Subject, subjectOf } from './subjects.ts';
import { createVocabulary } from './vocabulary.ts';

/** Transcripts that are read at a time. */
const transcriptsPerBatch = 8;
const changesPerPage = 1000;
/** Growth of the number of texts from which on the rarity of terms, and with it every subject, is computed again. */
const rarityGrowth = 1.2;

/** The transcripts that were read for comparisons, as long as they are unchanged. */
export interface ComparedTexts {
  index: PassageIndex;
  /** Reads the transcripts of media items that are not read yet, and again those that have changed. */
  load(contentIds: readonly string[]): Promise<void>;
  get(contentId: string): ComparedText | undefined;
  subjectOf(text: ComparedText): Subject;
  /** Returns the terms of a sentence, each once. */
  termsOf(sentence: string, language: string): number[];
}

/** Opens the compared texts of a store; none is read yet. */
export function openComparedTexts(store: Pick<Store, 'getTranscript' | 'listChanges'>): ComparedTexts {
  const vocabulary = createVocabulary();
  const index = createPassageIndex();
  const texts = new Map<string, ComparedText>();
  let subjects = new WeakMap<ComparedText, Subject>();
  let textsAtRarity = 0;
  let cursor = 0;

  function forget(contentId: string): void {
    index.remove(contentId);
    texts.delete(contentId);
  }

  async function forgetChanged(): Promise<void> {
    for (;;) {
      const changes = await store.listChanges(cursor, changesPerPage);
      for (const { kind, id } of changes) {
        if (kind === 'video') forget(id);
        if (kind === 'everything') for (const contentId of [...texts.keys()]) forget(contentId);
      }
      cursor = changes.at(-1)?.cursor ?? cursor;
      if (changes.length < changesPerPage) return;
    }
  }

  return {
    index,
    get: (contentId) => texts.get(contentId),
    termsOf: (sentence, language) => [...new Set(vocabulary.read(sentence, language))],

    async load(contentIds) {
      await forgetChanged();
      const missing = contentIds.filter((contentId) => !texts.has(contentId));
      for (let at = 0; at < missing.length; at += transcriptsPerBatch) {
        const batch = missing.slice(at, at + transcriptsPerBatch);
        // One record that can't be read must not keep the others from being compared.
        const transcripts = await Promise.all(batch.map((contentId) => store.getTranscript(contentId).catch(() => undefined)));
        for (const transcript of transcripts) {
          if (!transcript || texts.has(transcript.contentId)) continue;
          const text = readComparedText(transcript, vocabulary);
          texts.set(text.contentId, text);
          index.add(text);
        }
      }
      if (texts.size > textsAtRarity * rarityGrowth || texts.size * rarityGrowth < textsAtRarity) {
        subjects = new WeakMap();
        textsAtRarity = texts.size;
      }
    },

    subjectOf(text) {
      const known = subjects.get(text);
      if (known) return known;
      const subject = subjectOf(text, index.rarity);
      subjects.set(text, subject);
      return subject;
    },
  };
}
