import { createHash } from 'node:crypto';

/** Makes the extension's id the same everywhere in Chromium, so that servers know the address to which its users come back. */
export const chromiumKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvRW0xFKoQ0oEXCWmC6IJ3RPiFIxLIO4OtOAtr0/1uhV6iHnYlakm85BTQ+mdafxoGPpF3UAvPz4mzWMNGfSAO+e1OYYfnplAbEsLU9ONueZW3Ld5Nh8adrP5OnkSBdKn2tZ3iOUI/ugIY6/w4zqC9lwk00670cW0t6vXld1JLh7vkcTWmNCMHzzVHK4w27Iu8yi3o4O1nIYbxEgdQVVmLejrCLQM1VcwYvKNJt8npQvjlTauc3rqpxMZqQF4M61JSfy1OeAWmNWf9NUZlPBMihwhISmEevSgDq5Q97DUzvUttazTif+I1MaUvbDTT9sWRDhupRjuTiVBX1bUpIsffQIDAQAB';
export const firefoxId = 'gloss@gloss.example';

/** Chromium names an extension by the hash of its key, in letters from a to p. */
const chromiumId = createHash('sha256')
  .update(Buffer.from(chromiumKey, 'base64'))
  .digest('hex')
  .slice(0, 32)
  .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));

/** Where the browsers send what a server answers to the extension. */
export const extensionHosts = [
  `${chromiumId}.chromiumapp.org`,
  `${createHash('sha1').update(firefoxId).digest('hex')}.extensions.allizom.org`,
];
