const symbols =
  '(?:[kKMGTPmµnc]?(?:Hz|Wh?|Ah?|eV|Pa|VA?|[Bb]ps|[Bb]it|[Bb]|[Ll]|J|N|Ω|cal)|[KMGT]iB|d[BL]|dBm|hPa|ppm|rpm|RPM|fps|FPS|dpi|DPI|PS|kg|mg|km|cm|mm)';

/** Matches an abbreviated unit of several letters, which may have capitals, at the start of what follows digits: "GB", "kWh". */
export const unitSymbol = new RegExp(`^(?=\\p{L}{2})${symbols}(?![\\p{L}\\p{N}])`, 'u');

/** Matches the abbreviation of a currency, which some languages write before an amount without a space: "Rp3.000". */
export const currencyCode = /(?<!\p{L})(?:Rp|Rs|RM|Fr)\.?$/u;
