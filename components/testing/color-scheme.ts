import { cdp } from 'vitest/browser';

/** The part of a debugger session that is used here; its package has no types of the protocol. */
type Session = { send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown> };

export const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** Sets features of the page's media. Animations stay reduced, and others return to their defaults. */
const setFeatures = (features: Record<string, string>): Promise<unknown> =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...features }).map(([name, value]) => ({ name, value })),
  });

/** Sets the color scheme of the page. Animations stay reduced. */
export async function setColorScheme(scheme: 'light' | 'dark'): Promise<void> {
  await setFeatures({ 'prefers-color-scheme': scheme });
  if (isDark() !== (scheme === 'dark')) throw new Error(`The browser did not set the color scheme ${scheme}.`);
}

/** Runs with the colors of the system alone, as high contrast shows a page. */
export async function withForcedColors(run: () => Promise<void>): Promise<void> {
  await setFeatures({ 'forced-colors': 'active' });
  try {
    await run();
  } finally {
    await setColorScheme('light');
  }
}
