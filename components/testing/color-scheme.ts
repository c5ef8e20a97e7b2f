import { cdp } from 'vitest/browser';

/** The part of a debugger session that is used here; its package has no types of the protocol. */
type Session = { send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown> };

export const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** Sets the color scheme of the page. Animations stay reduced. */
export async function setColorScheme(scheme: 'light' | 'dark'): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features });
  if (isDark() !== (scheme === 'dark')) throw new Error(`The browser did not set the color scheme ${scheme}.`);
}
