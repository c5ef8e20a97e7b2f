/** Prefix of the localStorage keys of drafts. */
export const draftPrefix = 'note-draft';
