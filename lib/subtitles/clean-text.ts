/** Returns a unit's text without sound marks, dialogue dashes, control and direction characters. */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Cc}|\[[^[\]]{0,80}\]|[♩♪♫♬🎵🎶]/gu, ' ')
    .replace(/^\s*[(（][^()（）]{0,80}[)）]\s*$/, '')
    .replace(/^\s*(?:>{2,}|[-–—](?=\s))/, '')
    .replace(/\s+/g, ' ')
    .trim();
