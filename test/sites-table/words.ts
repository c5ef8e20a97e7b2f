import { talk } from '../world/talk.ts';
import { sentences } from '../world/words.ts';
import type { Row } from './row.ts';

export const bread = sentences('bread.en');
export const bridges = sentences('bridges.en');
export const germanBridges = sentences('bridges.de');
export const tea = sentences('tea.zh');
export const english = talk.lines.map(({ en }) => en);

export const made = (language: string, words: string[]): Row['captions'] => ({ language, provenance: 'creator', words });
export const automatic = (language: string, words: string[]): Row['captions'] => ({ language, provenance: 'automatic', words });

/** A page that is open, with what its reader's browser holds. */
export const cookie = ({ name, value }: { name: string; value: string }) => ({ cookie: `${name}=${value}` });
export const stranger = { cookie: '' };
