const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const first = (marks: [string, RegExp][], text: string) => marks.find(([, mark]) => mark.test(text))?.[0];

/** Returns the name and system of a browser by its user agent; undefined when unknown. */
export function getBrowserName(userAgent: string): string | undefined {
  const names = [first(browsers, userAgent), first(systems, userAgent)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : undefined;
}
