import { createHash } from 'node:crypto';

/** The public key that fixes the extension's id in Chromium, so that servers know its redirect address. */
export const chromiumKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvRW0xFKoQ0oEXCWmC6IJ3RPiFIxLIO4OtOAtr0/1uhV6iHnYlakm85BTQ+mdafxoGPpF3UAvPz4mzWMNGfSAO+e1OYYfnplAbEsLU9ONueZW3Ld5Nh8adrP5OnkSBdKn2tZ3iOUI/ugIY6/w4zqC9lwk00670cW0t6vXld1JLh7vkcTWmNCMHzzVHK4w27Iu8yi3o4O1nIYbxEgdQVVmLejrCLQM1VcwYvKNJt8npQvjlTauc3rqpxMZqQF4M61JSfy1OeAWmNWf9NUZlPBMihwhISmEevSgDq5Q97DUzvUttazTif+I1MaUvbDTT9sWRDhupRjuTiVBX1bUpIsffQIDAQAB';
export const firefoxId = 'gloss@gloss.example';

/** The extension's id in Chromium: the hash of its key in letters from a to p. */
const chromiumId = createHash('sha256')
  .update(Buffer.from(chromiumKey, 'base64'))
  .digest('hex')
  .slice(0, 32)
  .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));

/** The hosts of the extension's redirect addresses, by browser. */
export const extensionHosts = [
  `${chromiumId}.chromiumapp.org`,
  `${createHash('sha1').update(firefoxId).digest('hex')}.extensions.allizom.org`,
];
