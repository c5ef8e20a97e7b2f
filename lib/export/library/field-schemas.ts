import * as z from 'zod/mini';
import { hideableKinds } from '../../contract/hideable-kinds.ts';
import { NameReplacement } from '../../contract/name-correction.ts';
import { speechKinds, textKinds } from '../../contract/provider-kinds.ts';
import { maxIdLength } from '../../ports/library-records.ts';
import { maxTime, minTime } from '../../records/time-after.ts';

/** Key of a record. */
export const id = z.string().check(z.minLength(1), z.maxLength(maxIdLength));
/** Milliseconds since 1970. A later time than the last one of stored records is read as that. */
export const time = z.number().check(
  z.nonnegative(),
  z.overwrite((time) => Math.min(time, maxTime)),
);
/** Time at which something was published, which old recordings have before 1970. */
export const publicationTime = z.number().check(z.overwrite((time) => Math.max(minTime, Math.min(time, maxTime))));
/** Times of the last changes of single fields. */
export const fieldTimes = z.record(z.string(), time);
export const count = z.int().check(z.nonnegative());
export const text = z.string();
export const webAddress = z.url({ protocol: /^https?$/ });
export const TextProviderKind = z.enum(textKinds);
export const ProviderKind = z.enum([...textKinds, ...speechKinds]);

/** Kind of a feed item that can be hidden. */
export const HideableKind = z.enum(hideableKinds);

/** Points of a language model that are not shown, with what the transcript contradicts in them. */
export const LeftOutPoints = z.array(
  z.object({
    text,
    problems: z.array(z.object({ kind: z.enum(['number', 'name', 'speaker', 'negation', 'unsupported']), text })),
  }),
);

/** Fields of the names that the user has taught. */
export const taughtNames = { terms: z.optional(z.array(text)), rejectedNames: z.optional(z.array(NameReplacement)) };
