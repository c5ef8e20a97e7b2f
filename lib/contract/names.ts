import * as z from 'zod/mini';
import { maxTermLength, maxTerms, termPattern } from './is-term.ts';
import { contentId, success } from './list-page.ts';
import { operation } from './operation.ts';

const term = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTermLength), z.regex(termPattern));
const terms = z.array(term).check(z.maxLength(maxTerms));

const trackId = z.string().check(z.minLength(1), z.maxLength(300));
const text = z.string().check(z.maxLength(1000));
const replacement = z.strictObject({ from: text, to: text });
const corrections = z.int().check(z.nonnegative(), z.describe('Corrected names of the transcript'));

const write = { scope: 'write', tag: 'agent' } as const;

/** Operations on the names in recognized transcripts: automatic captions, and transcriptions. */
export const names = {
  correctName: operation({
    summary: 'Replace words of a recognized transcript by a name, wherever they occur; the name becomes a term of the channel',
    http: 'POST /v1/names/correct',
    ...write,
    input: z.strictObject({ contentId, trackId, from: term.check(z.describe('Words of one cue')), to: term }),
    output: z.object({ success, corrections }),
  }),
  undoNames: operation({
    summary: 'Restore the recognized words of corrected names, which are not corrected again in this channel',
    http: 'POST /v1/names/undo',
    ...write,
    input: z.strictObject({
      contentId,
      trackId,
      names: z.optional(z.array(replacement).check(z.minLength(1), z.maxLength(2000), z.describe('All if omitted'))),
    }),
    output: z.object({ success, corrections }),
  }),
  listTerms: operation({
    summary: 'The names and terms that the user has taught for the channel of a media item, newest first',
    http: 'GET /v1/names/terms',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ contentId }),
    output: z.object({ terms: z.array(z.string()) }),
  }),
  setTerms: operation({
    summary: 'Replace the names and terms of a media item’s channel; this transcript and later ones are corrected by them',
    http: 'POST /v1/names/terms',
    ...write,
    input: z.strictObject({ contentId, trackId, terms }),
    output: z.object({ success, terms: z.array(z.string()), corrections }),
  }),
};
