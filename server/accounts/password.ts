import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2id = promisify((parameters: Argon2Parameters, done: (error: Error | null, hash: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/** 32 MiB, twice: about 60 ms on an idle core of today. */
const cost = { memory: 32 * 1024, passes: 2, parallelism: 1 };
const tagLength = 32;

/** In the form of the PHC string format, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2id({ ...cost, message: password, nonce, tagLength });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Without a hash it takes as long, and is false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { memory, passes, parallelism, nonce, tag } = parse(hash ?? (await nobodysHash()));
  const found = await argon2id({ memory, passes, parallelism, message: password, nonce, tagLength: tag.length });
  return timingSafeEqual(found, tag) && hash !== undefined;
}

let nobody: Promise<string> | undefined;
const nobodysHash = () => {
  nobody ??= hashPassword(randomBytes(16).toString('hex'));
  return nobody;
};

function parse(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) throw new Error('a password hash of another kind');
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  return { memory, passes, parallelism, nonce: Buffer.from(parts[4]!, 'base64'), tag: Buffer.from(parts[5]!, 'base64') };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
