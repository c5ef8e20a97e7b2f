import type { GroundedSentence } from '../../lib/grounding/ground.ts';
import type { Sample } from './data.ts';

/** A sentence held against a transcript; baselines find no problems. */
export type JudgedSentence = Pick<GroundedSentence, 'cites' | 'support'> & Partial<Pick<GroundedSentence, 'problems'>>;

/** A method that holds the sentences of one text against a transcript. */
export type Method = (sample: Sample) => (sentences: readonly string[]) => JudgedSentence[];
