import type { ExportFormat, ExportLabels, MindMapFormat } from '../contract/exporting.ts';
import type { Card } from '../records/card.ts';
import type { Content } from '../records/content.ts';
import type { Note } from '../records/note.ts';
import type { NotePicture } from '../records/note-picture.ts';
import type { SavedItem } from '../records/saved-item.ts';
import type { Summary } from '../records/summary.ts';
import type { Transcript } from '../records/transcript.ts';
import type { Visuals } from '../records/visuals.ts';
import type { MindMap } from './mind-map-store.ts';

/**
 * Writes files and pages for other programs. It runs outside the worker, because Markdown, zip and the workspace's client are
 * large.
 */
export interface Exporter {
  /** Writes a file. Throws `notFound` with `details: {missing: 'words' | 'quotes'}` if there is nothing to write. */
  writeExportFile(request: ExportFileRequest): Promise<ExportFile>;
  /** Writes cards with their schedules as a package of Anki or as text. */
  writeCards(request: CardsFileRequest): Promise<CardsFile>;
  writeMindMap(request: MindMapRequest): Promise<MindMapFile>;
  /** Tests a connection. Throws what `createPage` throws. */
  checkWorkspace(connection: WorkspaceConnection): Promise<{ workspaceName?: string }>;
  /**
   * Creates a page and reports its progress at least every 15 seconds. Throws `cancelled`, `noPermission`, `notFound` (no such
   * database, or not for this token), `rateLimited`, `offline`, `timeout`, or `siteFailed` with `details: {status, code}`.
   */
  createPage(request: WorkspacePageRequest, run: WorkspacePageRun): Promise<{ url: string }>;
}

/** All records of one media item that an export uses. */
export interface MediaRecords {
  content: Content;
  saved?: SavedItem;
  note?: Note;
  pictures?: NotePicture[];
  summary?: Summary;
  transcript?: Transcript;
  visuals?: Visuals;
}

/** A media item to export as a file, with the file's format, contents and headings. */
export interface ExportFileRequest {
  mediaItem: MediaRecords;
  format: ExportFormat;
  withTranscript?: boolean;
  labels?: ExportLabels;
  /** BCP 47 tag of the labels. */
  language?: string;
}

/** A written export file as text, and how to hand it to the program of its format. */
export interface ExportFile {
  fileName: string;
  mimeType: string;
  text: string;
  /** Address that opens the text in the program of the format. */
  uri?: string;
  /** Whether the program takes the text from the clipboard, because it is too long for an address. */
  usesClipboard?: boolean;
}

/** Cards to write as a file, and the media items that they are from. */
export interface CardsFileRequest {
  cards: Card[];
  media: Pick<Content, 'contentId' | 'site' | 'sourceUrl' | 'title'>[];
  /** `apkg` is a package of Anki; text in columns when absent. */
  format?: 'apkg';
  /** Milliseconds since 1970. */
  now: number;
}

/** A written file of cards. */
export interface CardsFile {
  fileName: string;
  mimeType: string;
  /** The file, if it is text. */
  text?: string;
  /** The file as a `data:` address, if it is a package. */
  fileUrl?: string;
}

/** A mind map to write as a file, with its format and the source of its media item. */
export interface MindMapRequest extends Pick<Content, 'site' | 'sourceUrl'> {
  map: MindMap;
  format: MindMapFormat;
}

/** A written mind map as a file to download. */
export interface MindMapFile {
  fileName: string;
  mimeType: string;
  /** A `data:` address. */
  fileUrl: string;
}

/** Access to one Notion database: an integration's token and the id of the database. */
export interface WorkspaceConnection {
  token: string;
  databaseId: string;
}

/** A media item to export as a new page of a Notion database, with the state of an interrupted export to continue. */
export interface WorkspacePageRequest {
  connection: WorkspaceConnection;
  mediaItem: MediaRecords;
  labels?: ExportLabels;
  /** Last reported state of an export that was interrupted. */
  state?: WorkspaceState;
}

/** Handle with which the caller of `createPage` aborts the export and receives the state to store. */
export interface WorkspacePageRun {
  signal: AbortSignal;
  onEvent(state: WorkspaceState): void;
}

/**
 * Progress of the export of a page to Notion, stored by the caller, so that an interrupted export continues and creates no
 * second page.
 */
export interface WorkspaceState {
  /** Ids of pages that had the same title before the export. */
  earlier?: string[];
  /** Whether the page is created by one request. */
  isNative?: boolean;
  page?: { id: string; url: string };
}
