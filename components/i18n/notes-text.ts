import en from '../../locales/en/notes.json';
import { viewText } from './view-catalog.ts';

/** Texts of notes and conversations. */
export const notesText = viewText('notes', en);
