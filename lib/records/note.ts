/** The user's note on a media item, in Markdown. */
export interface Note {
  contentId: string;
  text: string;
  createdAt: number;
  updatedAt: number;
}

/** A former text of a note, stored when another text replaced it. */
export interface NoteVersion {
  versionId: string;
  contentId: string;
  text: string;
  createdAt: number;
  /** Cause of the replacement: an edit in another window, a summary by prompt, a restored version, an import. */
  replacedBy: 'edit' | 'summary' | 'restore' | 'import';
}
