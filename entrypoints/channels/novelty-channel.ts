import type { FoundPassages, NovelItem, RelatedItem } from '../../lib/contract/novelty.ts';
import type { Novelty } from '../../lib/ports/novelty.ts';
import type { Digest } from '../../lib/records/digest.ts';
import { type Channel, fields, noInput, noOutput, present } from './channel.ts';

type Query<Name extends keyof Novelty> = Parameters<Novelty[Name]>[0];

/** Channel from the worker to the offscreen document: comparisons of what media items say. */
export const noveltyChannel = {
  rankFeed: {
    input: fields<Query<'rankFeed'>>({ limit: 'required' }),
    output: present<{ items: NovelItem[] }>(),
    isRepeatable: true,
  },
  makeDigest: {
    input: fields<Query<'makeDigest'>>({ now: 'required' }),
    output: present<Digest | null>(),
    isRepeatable: true,
  },
  findRelated: {
    input: fields<Query<'findRelated'>>({ contentId: 'required', limit: 'required' }),
    output: present<{ items: RelatedItem[] }>(),
    isRepeatable: true,
  },
  findPassages: {
    input: fields<Query<'findPassages'>>({ contentId: 'required', text: 'required', limit: 'required' }),
    output: present<FoundPassages>(),
    isRepeatable: true,
  },
  catchUp: { input: noInput, output: noOutput, isRepeatable: true },
} satisfies Channel;
