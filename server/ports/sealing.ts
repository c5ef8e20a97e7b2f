import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealing {
  /** `about` says what the text is and whose: it opens under the same words only. */
  seal(text: string, about: string): string;
  /** Undefined for what was sealed under another secret or other words. */
  open(sealed: string, about: string): string | undefined;
}

const [nonceBytes, tagBytes] = [12, 16];

/** AES-256-GCM under a key that is made from the server's secret. */
export function sealingWith(secret: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'gloss user secrets', 32));
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about)).setAuthTag(tag);
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
