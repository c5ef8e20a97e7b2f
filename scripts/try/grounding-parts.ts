import * as z from 'zod/mini';
import { createGrounding } from '../../lib/grounding/ground.ts';
import { type Part, part } from './part.ts';
import { lang, Units } from './text-parts.ts';

export const groundingParts: Record<string, Part> = {
  ground: part(
    '{units, sentences: [text], lang?} -> [{cites: [unit index], support: 0 to 1, problems: [{kind: number, name, speaker, negation or unsupported, text}]}]',
    z.object({ units: Units, sentences: z.array(z.string()), lang }),
    ({ units, sentences, lang: language }) =>
      createGrounding(units, language)
        .ground(sentences)
        .map(({ cites, support, problems }) => ({ cites, support, problems })),
  ),
};
