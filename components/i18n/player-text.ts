import en from '../../locales/en/player.json';
import { viewText } from './view-catalog.ts';

/** Texts about the subtitles over the page's player. */
export const playerText = viewText('player', en);
