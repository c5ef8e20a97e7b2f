import { createHash } from 'node:crypto';
import { chromiumKey, firefoxId } from '../../lib/contract/extension-identity.ts';

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
