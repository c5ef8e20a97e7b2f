import * as z from 'zod/mini';
import type { DefaultModel } from '../lib/ports/default-model.ts';
import type { SpeechProvider } from '../lib/speech/providers/address.ts';
import { variables } from './config-variables.ts';
import { extensionHosts } from './oauth/extension-hosts.ts';
import type { PaymentConfig } from './payment/agent-payment.ts';

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
  /** The token that opens the figures of the process. */
  metricsToken?: string;
  isMetered: boolean;
  isSignUpOpen: boolean;
  trustedProxies: number;
  extensionHosts: string[];
  /** Hosts of this machine or network that language models may be requested from. */
  modelHosts: string[];
  callsPerMinute: number;
  /** Maximum bytes of an account's library; unlimited when absent. */
  maxAccountBytes?: number;
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
  /** The language model of users who have configured none. */
  defaultModel?: DefaultModel;
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
  const requireVariable = (name: Name, reason: string) => {
    if (values[name] === undefined && !errors.some((error) => error.startsWith(`${name}:`))) {
      errors.push(`${name}: is missing; ${reason}. For example: ${name}=${variables[name][1]}`);
    }
  };
  if (values.DATABASE_URL) requireVariable('GLOSS_SECRET', 'every node of one database has the same');
  if (values.GLOSS_ROLE && values.GLOSS_ROLE !== 'all')
    requireVariable('DATABASE_URL', 'several processes can’t share the embedded database');
  for (const name of ['GLOSS_X402_NETWORK', 'GLOSS_X402_PRICE', 'GLOSS_X402_FACILITATOR'] as const) {
    if (values.GLOSS_X402_PAY_TO) requireVariable(name, 'a payment needs network, price and facilitator');
  }
  if (values.GLOSS_TRANSCRIBE_URL) requireVariable('GLOSS_TRANSCRIBE_MODEL', 'every request to the provider names a model');
  if (values.GLOSS_MODEL && (values.GLOSS_MODEL_KIND ?? 'openaiCompatible') === 'openaiCompatible')
    requireVariable('GLOSS_MODEL_URL', 'an OpenAI-compatible service has an address');
  for (const name of ['GLOSS_MODEL_KIND', 'GLOSS_MODEL_URL', 'GLOSS_MODEL_KEY'] as const)
    if (values[name]) requireVariable('GLOSS_MODEL', `${name} belongs to a model`);
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
  metricsToken: values.GLOSS_METRICS_TOKEN,
  isMetered: values.GLOSS_METERED ?? false,
  isSignUpOpen: values.GLOSS_SIGN_UP !== 'closed',
  trustedProxies: values.GLOSS_TRUSTED_PROXIES ?? 0,
  extensionHosts: values.GLOSS_EXTENSION_HOSTS ?? extensionHosts,
  modelHosts: [
    ...(values.GLOSS_MODEL_HOSTS ?? (values.GLOSS_METERED ? [] : ['localhost:11434', '127.0.0.1:11434'])),
    ...(values.GLOSS_MODEL_URL ? [new URL(values.GLOSS_MODEL_URL).host] : []),
  ],
  callsPerMinute: values.GLOSS_CALLS_A_MINUTE ?? 1200,
  maxAccountBytes: values.GLOSS_ACCOUNT_MEGABYTES && values.GLOSS_ACCOUNT_MEGABYTES * 1_000_000,
  logLevel: values.GLOSS_LOG_LEVEL ?? 'info',
  ytDlp: values.GLOSS_YTDLP,
  ffmpeg: values.GLOSS_FFMPEG,
  maxMediaBytes: (values.GLOSS_MEDIA_MEGABYTES ?? 2000) * 1_000_000,
  transcriber: toTranscriber(values),
  defaultModel: toDefaultModel(values),
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

const toDefaultModel = ({
  GLOSS_MODEL: model,
  GLOSS_MODEL_KIND: kind = 'openaiCompatible',
  GLOSS_MODEL_URL: baseUrl,
  GLOSS_MODEL_KEY: apiKey,
}: Values): DefaultModel | undefined =>
  model
    ? { provider: { id: 'server', kind, name: 'server', model, ...(baseUrl && { baseUrl }) }, ...(apiKey && { apiKey }) }
    : undefined;

const toPayment = ({
  GLOSS_X402_PAY_TO: payTo,
  GLOSS_X402_NETWORK: network,
  GLOSS_X402_PRICE: price,
  GLOSS_X402_FACILITATOR: facilitatorUrl,
}: Values): PaymentConfig | undefined =>
  payTo && network && price && facilitatorUrl ? { payTo, network, price, facilitatorUrl } : undefined;

/** Returns the address at which a server that listens on a host and port is reached from this machine, without a slash at its end. */
export function originOf(host: string, port: number): string {
  // An unspecified address means every address of the machine.
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Returns the unknown variables with our prefix, which are probably misspelled. */
export const unknownVariables = (env: Record<string, string | undefined>): string[] =>
  Object.keys(env).filter((name) => name.startsWith('GLOSS_') && !Object.hasOwn(variables, name));
