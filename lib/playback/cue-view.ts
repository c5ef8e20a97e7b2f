/** The texts of cues that are shown. */
export type CueView = 'original' | 'both' | 'translated';
