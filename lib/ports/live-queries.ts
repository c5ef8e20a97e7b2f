import type { Channel, ChannelItem } from '../records/channel.ts';
import type { Chat } from '../records/chat.ts';
import type { Collection, CollectionItem } from '../records/collection.ts';
import type { Content } from '../records/content.ts';
import type { Note, NoteVersion } from '../records/note.ts';
import type { SavedItem } from '../records/saved-item.ts';
import type { Settings } from '../records/settings.ts';
import type { Summary } from '../records/summary.ts';
import type { Task } from '../records/task.ts';
import type { PartialText } from '../records/task-parts.ts';
import type { Transcript } from '../records/transcript.ts';
import type { Translation } from '../records/translation.ts';
import type { Slide, Visuals } from '../records/visuals.ts';
import type { FeedQuery } from './channel-store.ts';
import type { StoredMindMap } from './mind-map-store.ts';

/**
 * Reads of the stored records that views show (media, texts, library, feed) with a subscription to their changes. The
 * extension's views use them on its local database.
 */
export interface LiveQueries extends ItemQueries, LibraryQueries, FeedQueries {
  /** Collections that other users share. */
  shared: SharedQueries;
  /**
   * Passes the result of `read` to `next` now and again after every change of a record that `read` has read. Returns the function
   * that ends the observation.
   */
  observe<Result>(read: () => Promise<Result>, next: (result: Result) => void, fail?: (error: unknown) => void): () => void;
}

/** Reads of one media item and of the tasks that work on it. Lists of texts and tasks are newest first. */
interface ItemQueries {
  content(contentId: string): Promise<Content | undefined>;
  contents(contentIds: string[]): Promise<(Content | undefined)[]>;
  /** The transcript of one track; without a track, the one stored last. */
  transcript(contentId: string, trackId?: string): Promise<Transcript | undefined>;
  /** The newest text of any kind. */
  summary(contentId: string): Promise<Summary | undefined>;
  summaries(contentId: string): Promise<Summary[]>;
  translations(contentId: string): Promise<Translation[]>;
  tasks(contentId: string): Promise<Task[]>;
  /** The tasks of an address: a media item that is not resolved yet has no content id. */
  tasksByUrl(url: string): Promise<Task[]>;
  /** Every task of the unfinished batches and of the batches with these ids, and other pending ones; oldest first. */
  queue(batchIds?: readonly string[]): Promise<Task[]>;
  partial(taskId: string): Promise<PartialText | undefined>;
  settings(): Promise<Settings | undefined>;
  getMindMap(contentId: string): Promise<StoredMindMap | undefined>;
  getVisuals(contentId: string): Promise<Visuals | undefined>;
  /** The slides that an unfinished scan has found so far. */
  seenSlides(contentId: string): Promise<Slide[]>;
}

/** Reads of the user's library. */
interface LibraryQueries {
  saved(contentId: string): Promise<SavedItem | undefined>;
  /** Every saved item, including those in the trash. */
  allSaved(): Promise<SavedItem[]>;
  /** The items that were changed last, newest first, without those in the trash. */
  recentlySaved(limit: number): Promise<SavedItem[]>;
  /** In the order of the ids; unknown ids are left out. */
  items(contentIds: string[]): Promise<LibraryItem[]>;
  note(contentId: string): Promise<Note | undefined>;
  /** Content ids of the notes that are not empty. */
  annotated(): Promise<string[]>;
  /** Newest first. */
  noteVersions(contentId: string): Promise<NoteVersion[]>;
  notePicture(pictureId: string): Promise<ShownPicture | undefined>;
  listNotes(page: { before?: Pick<Note, 'updatedAt' | 'contentId'>; limit: number }): Promise<Note[]>;
  listTags(): Promise<{ tag: string; count: number }[]>;
  collection(id: string): Promise<Collection | undefined>;
  listCollections(page: { before?: Pick<Collection, 'updatedAt' | 'id'>; limit: number }): Promise<Collection[]>;
  /** Collections that were moved to the trash after a time. */
  trashedCollections(after: number): Promise<Collection[]>;
  listItems(collectionId: string): Promise<CollectionItem[]>;
  /** Content ids of the members of each collection that contains one of these items. */
  membership(contentIds: string[]): Promise<Map<string, Set<string>>>;
  chat(chatId: string): Promise<Chat | undefined>;
}

/** Reads of the subscribed channels. */
interface FeedQueries {
  followed(): Promise<Channel[]>;
  channelOf(media: { contentId: string; channelUrl?: string }): Promise<Channel | undefined>;
  listFeed(query: FeedQuery): Promise<ChannelItem[]>;
}

interface SharedQueries {
  /** Last changed first. */
  collections(): Promise<SharedCollectionRow[]>;
  collection(id: string): Promise<SharedCollectionRow | undefined>;
  /** In the order of the ids; unknown ids are left out. */
  contents(contentIds: string[]): Promise<Content[]>;
  mediaItem(contentId: string): Promise<SharedMediaRow | undefined>;
}

/** A saved item with its media and its note. */
export interface LibraryItem {
  saved: SavedItem;
  content: Content;
  note?: Note;
}

/** A picture of a note. Its image is read when it is shown. */
export interface ShownPicture {
  /** Seconds of the media item. */
  time: number;
  image: ImageBlob;
  thumbnail: ImageBlob;
}

/** An encoded image with its size in pixels. */
export interface ImageBlob {
  blob: Blob;
  width: number;
  height: number;
}

/** A collection of another user, as of this device's last synchronization. */
export interface SharedCollectionRow {
  collection: Collection;
  items: CollectionItem[];
}

/** A media item of another user's shared collection, with its summary and transcript, as of the last synchronization. */
export interface SharedMediaRow {
  item: CollectionItem;
  content: Content;
  summary?: Summary;
  /** The transcript that the summary was made from. */
  transcript?: Transcript;
}
