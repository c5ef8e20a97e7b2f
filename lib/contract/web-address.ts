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
