/** Converts a site's language code (`zh_CN`, `EN-us`, `eng`) to BCP 47; empty if it is invalid. */
export function languageTag(code: string): string {
  const tag = code.trim().replaceAll('_', '-');
  // Longer names are reserved, in practice words such as "English".
  if (tag.length > 35 || !/^[a-z]{2,3}(?:-|$)/i.test(tag)) return '';
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
}

/**
 * How well an offered language matches a requested one: the same, a variant in the same script, in another script, or not at all.
 */
export type LanguageFit = 'same' | 'variant' | 'otherScript' | 'none';

/** Returns the match between an offered and a requested language, both in any form that `languageTag` accepts. */
export function languageFit(offered: string, wanted: string): LanguageFit {
  const offer = languageTag(offered);
  const requested = languageTag(wanted);
  if (!offer || !requested) return 'none';
  if (offer === requested) return 'same';
  const full = { offer: new Intl.Locale(offer).maximize(), requested: new Intl.Locale(requested).maximize() };
  if (full.offer.language !== full.requested.language) return 'none';
  return full.offer.script === full.requested.script ? 'variant' : 'otherScript';
}
