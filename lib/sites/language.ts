/** BCP 47 form of what sites write (`zh_CN`, `EN-us`, `eng`); empty for what is no language. */
export function languageTag(written: string): string {
  const tag = written.trim().replaceAll('_', '-');
  // Longer names are reserved, in practice words such as "English".
  if (tag.length > 35 || !/^[a-z]{2,3}(?:-|$)/i.test(tag)) return '';
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
}

/** How well a language serves someone who asked for another: the same, a variant that they read, another script, or not at all. */
export type LanguageFit = 'same' | 'variant' | 'otherScript' | 'none';

export function languageFit(offered: string, wanted: string): LanguageFit {
  const offer = languageTag(offered);
  const wish = languageTag(wanted);
  if (!offer || !wish) return 'none';
  if (offer === wish) return 'same';
  const full = { offer: new Intl.Locale(offer).maximize(), wish: new Intl.Locale(wish).maximize() };
  if (full.offer.language !== full.wish.language) return 'none';
  return full.offer.script === full.wish.script ? 'variant' : 'otherScript';
}
