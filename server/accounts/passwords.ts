import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost of one Argon2 hash: memory in KiB, and the passes over it. */
export interface PasswordCost {
  memory: number;
  passes: number;
}

/** Hashes users' passwords and verifies them against stored hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits the hash. Without a hash it takes as long and returns false, so that no account can be guessed by
   * time.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

/** 32 MiB and two passes: about 60 ms on an idle core in 2026. */
const defaultCost: PasswordCost = { memory: 32 * 1024, passes: 2 };
const tagLength = 32;

/** Derives an Argon2id hash with Node's implementation, as a promise. */
export const argon2id = promisify((parameters: Argon2Parameters, done: (error: Error | null, hash: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/** Argon2id passwords in the PHC string format, so that the cost can rise later. */
export function createArgonPasswords({ memory, passes } = defaultCost, derive = argon2id): Passwords {
  const hash = async (password: string) => {
    const nonce = randomBytes(16);
    const tag = await derive({ memory, passes, parallelism: 1, message: password, nonce, tagLength });
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`;
  };
  let decoyHash: Promise<string> | undefined;
  const getDecoyHash = () => {
    decoyHash ??= hash(randomBytes(16).toString('hex'));
    return decoyHash;
  };
  return {
    hash,
    async verify(password, known) {
      const { tag, ...parameters } = parse(known ?? (await getDecoyHash()));
      const found = await derive({ ...parameters, message: password, tagLength: tag.length });
      return timingSafeEqual(found, tag) && known !== undefined;
    },
  };
}

function parse(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) throw new Error('the stored password hash is not in the format $argon2id$v=19$…');
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  return { memory, passes, parallelism, nonce: Buffer.from(parts[4]!, 'base64'), tag: Buffer.from(parts[5]!, 'base64') };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
