/** What the keys of drafts begin with, in the storage of the extension's pages. */
export const draftPrefix = 'note-draft';
