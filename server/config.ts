import * as z from 'zod/mini';
import type { SpeechProvider } from '../lib/speech/providers/address.ts';
import { extensionHosts } from './oauth/extension-identity.ts';
import type { PaymentConfig } from './payment/agent-payment.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((word) => word === 'true' || word === '1'),
);
const integer = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'no whole number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );
const dollars = z.pipe(z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'no number of dollars')), z.transform(Number));
const list = z.pipe(
  z.string(),
  z.transform((words) => words.split(/[\s,]+/).filter(Boolean)),
);
const origin = z.pipe(
  z.string().check(z.regex(/^https?:\/\/[^/?#@\s]+\/?$/, 'not just scheme, host and port'), z.refine(URL.canParse, 'no address')),
  z.transform((address) => new URL(address).origin),
);

/** The environment variables: schema and example of each. */
const variables = {
  GLOSS_ROLE: [z.enum(['all', 'node', 'worker']), 'all'],
  GLOSS_HOST: [text, '127.0.0.1'],
  GLOSS_PORT: [integer(0, 65_535), '8787'],
  GLOSS_ORIGIN: [origin, 'https://gloss.example.org'],
  GLOSS_DATA_DIR: [text, '/var/lib/gloss'],
  DATABASE_URL: [z.url({ protocol: /^postgres(ql)?$/ }), 'postgres://gloss:password@localhost/gloss'],
  GLOSS_DATABASE_CONNECTIONS: [integer(2, 500), '10'],
  GLOSS_SECRET: [z.string().check(z.minLength(32, 'less than 32 characters')), 'what `openssl rand -base64 32` prints'],
  GLOSS_TOKEN: [
    z.string().check(z.regex(/^[\w.~+/-]{16,512}$/, 'not 16 to 512 letters, digits and . ~ + / - _')),
    'what `openssl rand -hex 32` prints',
  ],
  GLOSS_METERED: [flag, 'false'],
  GLOSS_SIGN_UP: [z.enum(['open', 'closed']), 'open'],
  GLOSS_TRUSTED_PROXIES: [integer(0, 10), '1'],
  GLOSS_EXTENSION_HOSTS: [list, 'abcdefghijklmnopabcdefghijklmnop.chromiumapp.org'],
  GLOSS_MODEL_HOSTS: [list, 'localhost:11434'],
  GLOSS_CALLS_A_MINUTE: [integer(1, 1_000_000), '1200'],
  GLOSS_LOG_LEVEL: [z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'],
  GLOSS_YTDLP: [z.string().check(z.regex(/^\//, 'no absolute path')), '/usr/local/bin/yt-dlp'],
  GLOSS_FFMPEG: [z.string().check(z.regex(/^(?:\/.*|off)$/, 'no absolute path')), '/usr/bin/ffmpeg'],
  GLOSS_MEDIA_MEGABYTES: [integer(1, 1_000_000), '2000'],
  GLOSS_TRANSCRIBE_URL: [z.url({ protocol: /^https?$/ }), 'http://localhost:8000/v1'],
  GLOSS_TRANSCRIBE_MODEL: [text, 'Systran/faster-whisper-small'],
  GLOSS_TRANSCRIBE_KEY: [text, 'the key of that provider'],
  GLOSS_TRANSCRIBE_PRICE: [dollars, '0.36'],
  GLOSS_X402_PAY_TO: [text, '0x209693Bc6afc0C5328bA36FaF03C514EF312287C'],
  GLOSS_X402_NETWORK: [z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'no CAIP-2 chain')), 'eip155:8453'],
  GLOSS_X402_PRICE: [z.string().check(z.regex(/^\$\d+(?:\.\d+)?$/, 'no amount of dollars')), '$0.05'],
  GLOSS_X402_FACILITATOR: [z.url({ protocol: /^https?$/ }), 'https://facilitator.example.org'],
  SMTP_URL: [z.url({ protocol: /^smtps?$/ }), 'smtps://user:password@mail.example.org'],
  SMTP_FROM: [text, 'Gloss <gloss@example.org>'],
} as const;
type Name = keyof typeof variables;
type Values = { [K in Name]?: z.output<(typeof variables)[K][0]> };

/** The configuration of a server process, read from the environment variables. */
export interface Config {
  role: 'all' | 'node' | 'worker';
  host: string;
  port: number;
  /** The public address of the server; its listening address when absent. */
  origin?: string;
  /** The directory of the embedded database and of generated files. */
  dataDirectory: string;
  databaseUrl?: string;
  databaseConnections?: number;
  /** The secret from which the keys are derived that encrypt users' keys and tokens. */
  secret?: string;
  /** The token that opens the library of a single user without an account. */
  token?: string;
  isMetered: boolean;
  isSignUpOpen: boolean;
  trustedProxies: number;
  extensionHosts: string[];
  /** Hosts of this machine or network that language models may be requested from. */
  modelHosts: string[];
  callsPerMinute: number;
  logLevel: string;
  mail?: { url: string; from: string };
  /** Path of yt-dlp. */
  ytDlp?: string;
  /** Path of ffmpeg, or `off`; searched in PATH when absent. */
  ffmpeg?: string;
  /** Maximum bytes of a media file that is loaded for its audio or video. */
  maxMediaBytes: number;
  /** The transcription provider of all users. */
  transcriber?: SpeechProvider;
  payment?: PaymentConfig;
}

/** Thrown for invalid environment variables, with a line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment. An empty variable counts as absent. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  z.config(z.locales.en());
  const errors: string[] = [];
  const values: Values = {};
  for (const [name, [schema, example]] of Object.entries(variables)) {
    const given = env[name];
    if (given === undefined || given === '') continue;
    const parsed = schema.safeParse(given);
    if (parsed.success) Object.assign(values, { [name]: parsed.data });
    else errors.push(`${name}: ${parsed.error.issues[0]?.message}. For example: ${name}=${example}`);
  }
  const requireVariable = (name: Name, why: string) => {
    if (values[name] === undefined && !errors.some((error) => error.startsWith(`${name}:`))) {
      errors.push(`${name}: is missing; ${why}. For example: ${name}=${variables[name][1]}`);
    }
  };
  if (values.DATABASE_URL) requireVariable('GLOSS_SECRET', 'every node of one database has the same');
  if (values.GLOSS_ROLE && values.GLOSS_ROLE !== 'all')
    requireVariable('DATABASE_URL', 'several processes can’t share the embedded database');
  for (const name of ['GLOSS_X402_NETWORK', 'GLOSS_X402_PRICE', 'GLOSS_X402_FACILITATOR'] as const) {
    if (values.GLOSS_X402_PAY_TO) requireVariable(name, 'a payment needs network, price and facilitator');
  }
  if (values.GLOSS_TRANSCRIBE_URL) requireVariable('GLOSS_TRANSCRIBE_MODEL', 'every request to the provider names a model');
  if (values.SMTP_URL) requireVariable('SMTP_FROM', 'every mail has a sender');
  if (errors.length > 0) throw new ConfigError(errors.join('\n'));
  return toConfig(values);
}

const toConfig = (values: Values): Config => ({
  role: values.GLOSS_ROLE ?? 'all',
  host: values.GLOSS_HOST ?? '127.0.0.1',
  port: values.GLOSS_PORT ?? 8787,
  origin: values.GLOSS_ORIGIN,
  dataDirectory: values.GLOSS_DATA_DIR ?? '.gloss',
  databaseUrl: values.DATABASE_URL,
  databaseConnections: values.GLOSS_DATABASE_CONNECTIONS,
  secret: values.GLOSS_SECRET,
  token: values.GLOSS_TOKEN,
  isMetered: values.GLOSS_METERED ?? false,
  isSignUpOpen: values.GLOSS_SIGN_UP !== 'closed',
  trustedProxies: values.GLOSS_TRUSTED_PROXIES ?? 0,
  extensionHosts: values.GLOSS_EXTENSION_HOSTS ?? extensionHosts,
  modelHosts: values.GLOSS_MODEL_HOSTS ?? (values.GLOSS_METERED ? [] : ['localhost:11434', '127.0.0.1:11434']),
  callsPerMinute: values.GLOSS_CALLS_A_MINUTE ?? 1200,
  logLevel: values.GLOSS_LOG_LEVEL ?? 'info',
  ytDlp: values.GLOSS_YTDLP,
  ffmpeg: values.GLOSS_FFMPEG,
  maxMediaBytes: (values.GLOSS_MEDIA_MEGABYTES ?? 2000) * 1_000_000,
  transcriber: toTranscriber(values),
  payment: toPayment(values),
  mail: values.SMTP_URL && values.SMTP_FROM ? { url: values.SMTP_URL, from: values.SMTP_FROM } : undefined,
});

const toTranscriber = ({
  GLOSS_TRANSCRIBE_URL: baseUrl,
  GLOSS_TRANSCRIBE_MODEL: model,
  GLOSS_TRANSCRIBE_KEY: apiKey,
  // Free for its users unless the operator sets a price.
  GLOSS_TRANSCRIBE_PRICE: pricePerHour = 0,
}: Values): SpeechProvider | undefined =>
  baseUrl && model ? { kind: 'openaiTranscription', baseUrl, model, pricePerHour, ...(apiKey && { apiKey }) } : undefined;

const toPayment = ({
  GLOSS_X402_PAY_TO: payTo,
  GLOSS_X402_NETWORK: network,
  GLOSS_X402_PRICE: price,
  GLOSS_X402_FACILITATOR: facilitatorUrl,
}: Values): PaymentConfig | undefined =>
  payTo && network && price && facilitatorUrl ? { payTo, network, price, facilitatorUrl } : undefined;

/** Returns the unknown variables with our prefix, which are probably misspelled. */
export const unknownVariables = (env: Record<string, string | undefined>): string[] =>
  Object.keys(env).filter((name) => name.startsWith('GLOSS_') && !Object.hasOwn(variables, name));
