/** The path of a Chromium that loads unpacked extensions, if there is one. CHROMIUM_PATH goes before all others. */
export function findChromium(): string | undefined;
/** Finds Chromium, or installs it where that is possible; otherwise throws one line that says what to install. */
export function ensureChromium(): Promise<string>;
