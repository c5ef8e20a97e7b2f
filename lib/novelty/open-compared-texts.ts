import { limitConcurrency } from '../async/limit-concurrency.ts';
import type { ComparedText, ComparedTextStore } from '../ports/compared-text-store.ts';
import type { Store } from '../ports/store.ts';
import { splitSentences } from '../subtitles/sentences.ts';
import { createPassageIndex, type PassageIndex } from './passage-index.ts';
import { readComparedText, readerVersion } from './read-compared-text.ts';
import { type Subject, subjectOf } from './subjects.ts';
import { createTermReader } from './term-reader.ts';

/** Transcripts that are read at a time: few, because a server answers nothing else meanwhile. Stored texts take little time. */
const transcriptsPerBatch = 2;
const storedPerBatch = 50;
const changesPerPage = 1000;
/** Texts that are not compared any more before they are dropped. */
const maxOthers = 200;
/** Growth of the number of texts from which on the rarity of terms, and with it every subject, is computed again. */
const rarityGrowth = 1.2;

/** The transcripts that were read for comparisons, as long as they are unchanged. */
export interface ComparedTexts {
  index: PassageIndex;
  /**
   * Reads the transcripts of media items that are not read yet, and again those that have changed. Those of `libraryIds` are also
   * stored: the change log has each change of them.
   */
  load(libraryIds: readonly string[], otherIds: readonly string[]): Promise<void>;
  /** Drops the texts of media items that have changed or were deleted, and stores the `maxRead` newest changed ones. */
  catchUp(maxRead: number): Promise<void>;
  get(contentId: string): ComparedText | undefined;
  subjectOf(text: ComparedText): Subject;
  /** Returns the terms of a sentence, each once. */
  termsOf(sentence: string, language: string): number[];
  /** Returns a sentence of a transcript by its position; undefined if the transcript is gone. */
  readSentence(contentId: string, index: number): Promise<string | undefined>;
}

/** Opens the compared texts of a store; `textStore` has those that were read before. */
export function openComparedTexts(
  store: Pick<Store, 'getTranscript' | 'listChanges'>,
  textStore?: ComparedTextStore,
): ComparedTexts {
  const readTerms = createTermReader();
  const index = createPassageIndex();
  const texts = new Map<string, ComparedText>();
  let subjects = new WeakMap<ComparedText, Subject>();
  let textsAtRarity = 0;
  let cursor: number | undefined;
  // One at a time, so that no text is added that was read before a change whose texts are already dropped.
  const runExclusively = limitConcurrency(1);

  function add(text: ComparedText): void {
    texts.set(text.contentId, text);
    index.add(text);
  }

  function forget(contentIds: Iterable<string>): void {
    for (const contentId of contentIds) {
      index.remove(contentId);
      texts.delete(contentId);
    }
  }

  /** Returns the cursor up to which changes were applied to the stored texts, after deleting those of another version. */
  async function openStored(): Promise<number> {
    const progress = await textStore?.getProgress();
    if (progress?.version === readerVersion) return progress.cursor;
    if (progress) await textStore?.drop('all', { cursor: 0, version: readerVersion });
    return 0;
  }

  /** Returns the content ids of the saved media items that have changed, the newest last. */
  async function dropChanged(): Promise<string[]> {
    let from = cursor ?? (await openStored());
    const changed: string[] = [];
    for (;;) {
      const changes = await store.listChanges(from, changesPerPage);
      const next = changes.at(-1)?.cursor ?? from;
      const isEverything = changes.some(({ kind }) => kind === 'everything');
      const ofMedia = changes.filter(({ kind }) => kind === 'video');
      const contentIds = ofMedia.map(({ id }) => id);
      forget(isEverything ? [...texts.keys()] : contentIds);
      if (next > from) await textStore?.drop(isEverything ? 'all' : contentIds, { cursor: next, version: readerVersion });
      changed.push(...ofMedia.filter(({ deleted }) => !deleted).map(({ id }) => id));
      from = next;
      cursor = next;
      if (changes.length < changesPerPage) return changed;
    }
  }

  const listMissing = (contentIds: readonly string[]) => contentIds.filter((contentId) => !texts.has(contentId));

  async function loadStored(contentIds: readonly string[]): Promise<void> {
    const missing = textStore ? listMissing(contentIds) : [];
    for (let at = 0; at < missing.length; at += storedPerBatch) {
      const stored = await textStore!.list(missing.slice(at, at + storedPerBatch));
      for (const text of stored) add(text);
    }
  }

  async function* readTranscripts(contentIds: readonly string[]): AsyncGenerator<ComparedText[]> {
    for (let at = 0; at < contentIds.length; at += transcriptsPerBatch) {
      const batch = contentIds.slice(at, at + transcriptsPerBatch);
      // One record that can't be read must not keep the others from being compared.
      const transcripts = await Promise.all(batch.map((contentId) => store.getTranscript(contentId).catch(() => undefined)));
      yield transcripts.filter((one) => one !== undefined).map((one) => readComparedText(one, readTerms));
    }
  }

  /** Stores texts, if they are stored at all. A full disk costs only the time to read them again. */
  const put = async (read: ComparedText[]) => textStore?.put(read).catch(() => undefined);

  /** Drops the texts of media items that are not compared any more, once they are many, from the index and from the store. */
  async function dropOthers(libraryIds: readonly string[], otherIds: readonly string[]): Promise<void> {
    const saved = new Set(libraryIds);
    const compared = new Set([...libraryIds, ...otherIds]);
    const unused = [...texts.keys()].filter((contentId) => !compared.has(contentId));
    if (unused.length > maxOthers) forget(unused);
    const others = (await textStore?.listIds())?.filter((contentId) => !saved.has(contentId)) ?? [];
    if (others.length > maxOthers) await textStore!.drop(others, { cursor: cursor!, version: readerVersion });
  }

  return {
    index,
    get: (contentId) => texts.get(contentId),
    termsOf: (sentence, language) => [...new Set(readTerms(sentence, language))],

    catchUp: (maxRead) =>
      runExclusively(async () => {
        const changed = await dropChanged();
        if (!textStore) return;
        for await (const read of readTranscripts(changed.slice(Math.max(0, changed.length - maxRead)))) await put(read);
      }),

    load: (libraryIds, otherIds) =>
      runExclusively(async () => {
        await dropChanged();
        await loadStored(libraryIds);
        for await (const read of readTranscripts(listMissing(libraryIds))) {
          read.forEach(add);
          await put(read);
        }
        for await (const read of readTranscripts(listMissing(otherIds))) read.forEach(add);
        await dropOthers(libraryIds, otherIds);
        if (texts.size > textsAtRarity * rarityGrowth || texts.size * rarityGrowth < textsAtRarity) {
          subjects = new WeakMap();
          textsAtRarity = texts.size;
        }
      }),

    subjectOf(text) {
      const known = subjects.get(text);
      if (known) return known;
      const subject = subjectOf(text, index.raritiesOf(text));
      subjects.set(text, subject);
      return subject;
    },

    async readSentence(contentId, position) {
      const transcript = await store.getTranscript(contentId).catch(() => undefined);
      return transcript && splitSentences(transcript.cues, transcript.language)[position]?.text;
    },
  };
}
