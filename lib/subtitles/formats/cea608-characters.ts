/** Characters of CEA-608 whose codes are those of other characters in ASCII. */
const basic: Record<number, string> = {
  ...{ 42: 'á', 92: 'é', 94: 'í', 95: 'ó', 96: 'ú' },
  ...{ 123: 'ç', 124: '÷', 125: 'Ñ', 126: 'ñ', 127: '█' },
};
/** Characters of two bytes from 0x30; the tenth is a transparent space. */
const special = '®°½¿™¢£♪à èâêîôû';
/** Characters of two bytes from 0x20, by their first byte. Each replaces the character before it, which older receivers show instead. */
const extended: Record<number, string> = {
  18: 'ÁÉÓÚÜü‘¡*’—©℠•“”ÀÂÇÈÊËëÎÏïÔÙùÛ«»',
  19: 'ÃãÍÌìÒòÕõ{}\\^_|~ÄäÖöß¥¤¦ÅåØø┌┐└┘',
};

/** Returns the character of one byte of CEA-608 without its parity; empty for a filler. */
export const basicCharacter = (code: number): string => (code < 0x20 ? '' : (basic[code] ?? String.fromCharCode(code)));

/** Returns the special character of two bytes without their parity; undefined for other codes. */
export const specialCharacter = (first: number, second: number): string | undefined =>
  first === 0x11 && second >= 0x30 ? special[second - 0x30] : undefined;

/** Returns the extended character of two bytes without their parity; undefined for other codes. */
export const extendedCharacter = (first: number, second: number): string | undefined =>
  second >= 0x20 ? extended[first]?.[second - 0x20] : undefined;
