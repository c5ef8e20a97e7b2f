/** Matches an address that begins with its host. */
const bareAddress = /^(?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63})+(?::\d{1,5})?(?:[/?#]|$)/;

/** Adds https to an address that begins with its host, as people write it (`youtu.be/ID`); returns any other text unchanged. */
export const addMissingScheme = (text: string): string =>
  bareAddress.test(text) ? `https://${text.replace(/^\/\//, '')}` : text;

/**
 * Whether a text is an absolute http or https address without credentials. Only such addresses are accepted from imports, feeds,
 * other devices and requests, and only such are opened at a click, because a relative one would lead to a page of the extension
 * itself.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
