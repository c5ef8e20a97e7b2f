const automatic =
  /\bauto\b|\bauto-?generated|automati|otomati|автомат|自动|自動|자동|tự động|\b(?:machine|AI|KI|IA)[ -](?:generated|generiert)/i;

/** Whether a track's label says in a language of many players that speech recognition made it. */
export const isAutomaticLabel = (label: string): boolean => automatic.test(label);
