import type { ExportFormat, ExportLabels, MindMapFormat } from '../contract/exporting.ts';
import type { Content, Note, SavedItem, Summary, Transcript } from '../records/records.ts';
import type { Visuals } from '../records/visuals.ts';
import type { MindMap } from './mind-map-store.ts';

/** Writes what leaves for other programs, in whichever room the host does it: Markdown, zip and the workspace's client are heavy. */
export interface Exporter {
  /** Throws `notFound` with `details: {missing: 'words' | 'quotes'}` where there is nothing to write. */
  writeExportFile(request: ExportFileRequest): Promise<ExportFile>;
  writeMindMap(request: MindMapRequest): Promise<MindMapFile>;
  /** Throws what `createPage` throws. */
  checkWorkspace(connection: WorkspaceConnection): Promise<{ workspaceName?: string }>;
  /**
   * Makes a page, and tells how far it is, at least every 15 seconds. Throws `cancelled`, `noPermission`, `notFound` (no such
   * database, or not for this token), `rateLimited`, `offline`, `timeout`, or `siteFailed` with `details: {status, code}`.
   */
  createPage(request: WorkspacePageRequest, run: WorkspacePageRun): Promise<{ url: string }>;
}

/** All that is kept of one medium. */
export interface MediaRecords {
  content: Content;
  saved?: SavedItem;
  note?: Note;
  summary?: Summary;
  transcript?: Transcript;
  visuals?: Visuals;
}

export interface ExportFileRequest {
  medium: MediaRecords;
  format: ExportFormat;
  withTranscript?: boolean;
  labels?: ExportLabels;
  /** BCP 47 tag of the labels. */
  language?: string;
}

export interface ExportFile {
  fileName: string;
  mimeType: string;
  text: string;
  /** Opens the text in the program that the format is for. */
  uri?: string;
  /** The text is too long for the address: the program takes it from the clipboard. */
  usesClipboard?: boolean;
}

export interface MindMapRequest extends Pick<Content, 'site' | 'sourceUrl'> {
  map: MindMap;
  format: MindMapFormat;
}

export interface MindMapFile {
  fileName: string;
  mimeType: string;
  /** A `data:` address. */
  fileUrl: string;
}

export interface WorkspaceConnection {
  token: string;
  databaseId: string;
}

export interface WorkspacePageRequest {
  connection: WorkspaceConnection;
  medium: MediaRecords;
  labels?: ExportLabels;
  /** What was told last, when the export was cut off. */
  state?: WorkspaceState;
}

export interface WorkspacePageRun {
  signal: AbortSignal;
  onEvent(state: WorkspaceState): void;
}

/** How far a page is; kept by the caller, so that an export that was cut off goes on and makes no second page. */
export interface WorkspaceState {
  /** Pages that bore the title before the export. */
  earlier?: string[];
  /** The page is made by one request. */
  isNative?: boolean;
  page?: { id: string; url: string };
}
