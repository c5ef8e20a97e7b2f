import en from '../../locales/en/transcription.json';
import { viewText } from './view-catalog.ts';

/** Texts about the transcription of media without captions. */
export const transcriptionText = viewText('transcription', en);
