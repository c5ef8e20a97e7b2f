import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts keys and tokens for the database, and decrypts them. */
export interface Sealing {
  /** Seals a text. `about` is its context (user and name), which must be the same to open it. */
  seal(text: string, about?: string): string;
  /** Opens a sealed text; undefined for one that was sealed under another secret, for another purpose or in another context. */
  open(sealed: string, about?: string): string | undefined;
}

const [nonceBytes, tagBytes] = [12, 16];

/** Sealing by AES-256-GCM under a key derived (HKDF-SHA-256) from a secret, which is another key for each purpose. */
export function sealingWith(secret: string, purpose = 'gloss user secrets'): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(text, about = '') {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about = '') {
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
