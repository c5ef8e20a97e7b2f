import type { Store } from '../../ports/store.ts';
import { content, digest, summary, transcript } from '../../store/testing/rows-suite.ts';

export interface SearchedDocument {
  id: string;
  title?: string;
  note?: string;
  cues?: string[];
  summary?: string;
  slides?: string[];
  savedAt?: number;
}

const picture = { mimeType: 'image/webp', base64: '', width: 640, height: 360 } as const;

/** Writes documents like the service. */
export async function writeDocuments(store: Store, documents: SearchedDocument[]): Promise<void> {
  for (const { id: contentId, title = '', note, cues, summary: summaryText, slides, savedAt = 1 } of documents) {
    await store.putContent({ ...content, contentId, title });
    await store.updateSaved(contentId, () => ({ contentId, tags: [], favourite: false, createdAt: savedAt, updatedAt: savedAt }));
    if (note !== undefined) {
      await store.updateNote(contentId, () => ({ note: { contentId, text: note, createdAt: 1, updatedAt: 1 } }));
    }
    if (cues) {
      const timed = cues.map((text, index) => ({ index, startTime: 10 * index, endTime: 10 * index + 9, text }));
      await store.putTranscript({ ...transcript, contentId, cues: timed, createdAt: Math.random() });
    }
    if (slides) {
      const shown = slides.map((text, index) => ({ startTime: 60 * index, endTime: 60 * index + 60, image: picture, text }));
      await store.putVisuals({ contentId, slides: shown, createdAt: Math.random() });
    }
    if (summaryText) await store.addSummary({ ...summary(`of ${contentId}`, '400', 1), contentId, digest: digest(summaryText) });
  }
}
