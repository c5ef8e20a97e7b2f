/** The public key that fixes the extension's id in Chromium, so that servers know its redirect address. */
export const chromiumKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvRW0xFKoQ0oEXCWmC6IJ3RPiFIxLIO4OtOAtr0/1uhV6iHnYlakm85BTQ+mdafxoGPpF3UAvPz4mzWMNGfSAO+e1OYYfnplAbEsLU9ONueZW3Ld5Nh8adrP5OnkSBdKn2tZ3iOUI/ugIY6/w4zqC9lwk00670cW0t6vXld1JLh7vkcTWmNCMHzzVHK4w27Iu8yi3o4O1nIYbxEgdQVVmLejrCLQM1VcwYvKNJt8npQvjlTauc3rqpxMZqQF4M61JSfy1OeAWmNWf9NUZlPBMihwhISmEevSgDq5Q97DUzvUttazTif+I1MaUvbDTT9sWRDhupRjuTiVBX1bUpIsffQIDAQAB';
/** The extension's id in Firefox. */
export const firefoxId = 'gloss@gloss.example';
