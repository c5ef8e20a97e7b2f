import * as z from 'zod/mini';
import type { NameEvidence, NameSource } from '../../lib/contract/name-correction.ts';
import { applyNameChanges } from '../../lib/names/apply-name-changes.ts';
import { findMisheardNames } from '../../lib/names/find-misheard-names.ts';
import { detectUnitLanguage } from '../../lib/text/language.ts';
import { type Part, part } from './part.ts';
import { lang, rawUnits } from './text-parts.ts';

const text = z.nullish(z.string());
const texts = z.nullish(z.array(z.string()));

export const nameParts: Record<string, Part> = {
  'heal-names': part(
    '{units, title?, description?, channel?, chapters?: [text], slides?: [text], terms?: [text], lang?} -> {units, changes: [{unit, from, to, because}]}',
    z.object({
      units: rawUnits,
      title: text,
      description: text,
      channel: text,
      chapters: texts,
      slides: texts,
      terms: texts,
      lang,
    }),
    ({ units, title, description, channel, chapters, slides, terms, lang: language }) => {
      const bySource: [NameSource, readonly (string | null | undefined)[]][] = [
        ['term', terms ?? []],
        ['title', [title]],
        ['description', [description]],
        ['channel', [channel]],
        ['chapter', chapters ?? []],
        ['slide', slides ?? []],
      ];
      const evidence = bySource.flatMap(([source, texts]) =>
        texts.flatMap((text): NameEvidence[] => (text ? [{ source, text }] : [])),
      );
      const changes = findMisheardNames(units, evidence, detectUnitLanguage(units, language));
      return {
        units: applyNameChanges(units, changes),
        changes: changes.map(({ unit, from, to, because }) => ({
          unit,
          from,
          to,
          because: `${because.source}: ${because.text}`,
        })),
      };
    },
  ),
};
