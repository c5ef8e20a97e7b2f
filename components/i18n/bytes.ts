const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats an amount of storage, such as "12 MB". */
export function formatBytes(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** step;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    // English has no plural of the short form: "2 byte".
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
