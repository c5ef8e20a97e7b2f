import { importFailure } from '../../export/import-failure.ts';
import { parseRecord } from '../../export/library/library-record.ts';
import { recordSchemas } from '../../export/library/record-schemas.ts';
import { parseFeed } from '../../feeds/parse-feed.ts';
import { readChannelPage } from '../../feeds/read-channel-page.ts';
import { readSubscriptions } from '../../feeds/read-subscriptions.ts';
import { writeOpml } from '../../feeds/write-opml.ts';
import type { Engine } from '../../ports/engine.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import { findHiddenPart } from '../../review/find-hidden-part.ts';
import { selectDueCards } from '../../review/select-due-cards.ts';
import { classifyUrl } from '../../sites/classify-url.ts';
import { readManifest } from '../../sites/dash-manifest.ts';
import { locateMedia } from '../../sites/generic/rank-media.ts';
import { readHtml } from '../../sites/generic/read-html.ts';
import { readPlaylist } from '../../sites/hls-playlist.ts';
import { readPodcastFeed } from '../../sites/podcast-feed.ts';
import { readCard } from '../../sites/read-card.ts';
import { applyRecipe } from '../../sites/recipes/apply-recipe.ts';
import { readRecipe } from '../../sites/recipes/read-recipe.ts';
import { readRecipeCues } from '../../sites/recipes/read-recipe-cues.ts';
import { readShowNotes } from '../../sites/show-notes-chapters.ts';
import { unwrapLink } from '../../sites/unwrap-link.ts';
import { transcriptEngine } from './transcript-engine.ts';

/**
 * The engine that every host runs, whichever model the user has selected: it parses pages, feeds and captions, validates records,
 * and extracts summaries and answers from transcripts, without a model, a key or the network.
 */
export const engine: Engine = {
  ...transcriptEngine,
  readPage: async ({ url, html }) => locateMedia(readHtml(url, html)).map(({ mediaItem }) => mediaItem),
  readFeed: async (xml) => readPodcastFeed(xml),
  readShowNotes: async (notes) => readShowNotes(notes),
  readPageMetadata: async (html) => readCard(html),
  readRecipe: async (file) => readRecipe(file),
  applyRecipe: async (reading) => applyRecipe(reading),
  readRecipeCues: async (response) => readRecipeCues(response),
  readPlaylist: async (playlist) => readPlaylist(playlist),
  readManifest: async (manifest) => readManifest(manifest),
  readChannelFeed: async ({ url, text, now }) => parseFeed({ url, content: text }, now),
  readChannelPage: async ({ rssHub, ...page }) => readChannelPage(page, { rssHub }),
  readSubscriptions: async (text) => readSubscriptions(text),
  classifyUrl: async (url) => classifyUrl(url),
  unwrapLink: async (url) => unwrapLink(url),
  writeSubscriptions: async ({ subscriptions, ...about }) => writeOpml(subscriptions, about),
  findHiddenPart: async ({ text, language }) => findHiddenPart(text, language) ?? null,
  selectDueCards: async (request) => selectDueCards(request),
  readRecords: async (records) => records.map(validateRecord),
};

/** Validates a received record and drops the fields that its schema lacks. Throws `invalid`. */
export function validateRecord({ kind, value }: { kind: string; value: unknown }): LibraryRecord {
  if (!Object.hasOwn(recordSchemas, kind)) throw importFailure('damaged', `The kind of record ${kind} is unknown.`);
  return parseRecord(kind as RecordKind, value, (message) => importFailure('damaged', message));
}
