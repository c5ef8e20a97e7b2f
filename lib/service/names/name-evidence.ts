import type { NameEvidence, NameSource } from '../../contract/name-correction.ts';
import type { Store } from '../../ports/store.ts';
import type { Content } from '../../records/content.ts';

/** Returns the texts about a media item that spell names: terms, title, description, channel, chapters, and slides if there are any. */
export async function listNameEvidence(store: Store, content: Content, terms: readonly string[]): Promise<NameEvidence[]> {
  const { title, description = '', author = '', chapters = [] } = content;
  const slides = (await store.getVisuals(content.contentId))?.slides ?? [];
  const texts: [NameSource, readonly string[]][] = [
    ['term', terms],
    ['title', [title]],
    ['description', [description]],
    ['channel', [author]],
    ['chapter', chapters.map((chapter) => chapter.title)],
    ['slide', slides.map(({ text }) => text)],
  ];
  return texts.flatMap(([source, found]) => found.filter(Boolean).map((text) => ({ source, text })));
}
