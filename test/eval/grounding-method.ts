import type { GroundedSentence } from '../../lib/grounding/ground.ts';
import type { Sample } from './data.ts';

/** A method that holds the sentences of one text against a transcript. */
export type Method = (sample: Sample) => (sentences: readonly string[]) => Pick<GroundedSentence, 'cites' | 'support'>[];
