import * as z from 'zod/mini';

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

const token = z.string().check(z.regex(/^[\w.~+/-]{16,512}$/, 'not 16 to 512 letters, digits and . ~ + / - _'));

/** The environment variables: schema, example, meaning and default of each. */
export const variables = {
  GLOSS_ROLE: [
    z.enum(['all', 'node', 'worker']),
    'all',
    '`node` answers requests, `worker` performs tasks, `all` does both',
    'all',
  ],
  GLOSS_HOST: [text, '127.0.0.1', 'The address to listen on; `0.0.0.0` admits other machines', '127.0.0.1'],
  GLOSS_PORT: [integer(0, 65_535), '8787', 'The port to listen on', '8787'],
  GLOSS_ORIGIN: [
    origin,
    'https://gloss.example.org',
    'The public address: scheme, host and port. Needed behind a proxy',
    'from host and port',
  ],
  GLOSS_DATA_DIR: [text, '/var/lib/gloss', 'The folder of the embedded database and of the generated key', '.gloss'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }),
    'postgres://gloss:password@localhost/gloss',
    'A PostgreSQL server (version 15 or newer) instead of the embedded database',
    'none',
  ],
  GLOSS_DATABASE_CONNECTIONS: [
    integer(2, 500),
    '10',
    'Connections of each process; its queue takes one more, a worker’s three more',
    '10',
  ],
  GLOSS_SECRET: [
    z.string().check(z.minLength(32, 'less than 32 characters')),
    'what `openssl rand -base64 32` prints',
    'At least 32 characters, from which the key is derived that seals users’ keys. Needed with DATABASE_URL',
    'generated (secret.key)',
  ],
  GLOSS_TOKEN: [token, 'what `openssl rand -hex 32` prints', 'The token of the single user', 'none'],
  GLOSS_METRICS_TOKEN: [
    token,
    'what `openssl rand -hex 32` prints',
    'The token with which a monitoring program reads /metrics; without it there is no such page',
    'none',
  ],
  GLOSS_METERED: [flag, 'false', 'Whether plans and minutes apply', 'false'],
  GLOSS_SIGN_UP: [z.enum(['open', 'closed']), 'open', '`closed` allows no new accounts', 'open'],
  GLOSS_TRUSTED_PROXIES: [integer(0, 10), '1', 'The number of proxies in front that set x-forwarded-for', '0'],
  GLOSS_EXTENSION_HOSTS: [
    list,
    'abcdefghijklmnopabcdefghijklmnop.chromiumapp.org',
    'Hosts of the extension’s redirect addresses',
    'those of Gloss itself',
  ],
  GLOSS_MODEL_HOSTS: [
    list,
    'localhost:11434',
    'Hosts of this machine or network that models may be requested from, separated by commas',
    'Ollama’s usual port on the machine',
  ],
  GLOSS_MODEL_KIND: [
    z.enum(['openaiCompatible', 'anthropic', 'google']),
    'anthropic',
    'The language model of users who have set up none: the kind of its provider',
    'openaiCompatible',
  ],
  GLOSS_MODEL: [text, 'qwen3:8b', 'Its name; without it there is no model', 'none'],
  GLOSS_MODEL_URL: [
    z.url({ protocol: /^https?$/ }),
    'http://localhost:11434/v1',
    'Its address, for the kind openaiCompatible',
    'none',
  ],
  GLOSS_MODEL_KEY: [text, 'the key of that provider', 'Its key', 'none'],
  GLOSS_CALLS_A_MINUTE: [integer(1, 1_000_000), '1200', 'Calls of each user, to all processes together; more get 429', '1200'],
  GLOSS_LOG_LEVEL: [z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info', 'The lines to log', 'info'],
  GLOSS_YTDLP: [
    z.string().check(z.regex(/^\//, 'no absolute path')),
    '/usr/local/bin/yt-dlp',
    'The absolute path of yt-dlp, the last strategy to acquire captions',
    'none',
  ],
  GLOSS_FFMPEG: [
    z.string().check(z.regex(/^(?:\/.*|off)$/, 'no absolute path')),
    '/usr/bin/ffmpeg',
    'The absolute path of ffmpeg, or `off`',
    'searched in PATH',
  ],
  GLOSS_MEDIA_MEGABYTES: [
    integer(1, 1_000_000),
    '2000',
    'The maximum size of a media file that is loaded for its audio or video',
    '2000',
  ],
  GLOSS_TRANSCRIBE_URL: [
    z.url({ protocol: /^https?$/ }),
    'http://localhost:8000/v1',
    'The transcription provider of all users: an OpenAI-compatible address',
    'none',
  ],
  GLOSS_TRANSCRIBE_MODEL: [text, 'Systran/faster-whisper-small', 'Its model', 'none'],
  GLOSS_TRANSCRIBE_KEY: [text, 'the key of that provider', 'Its key', 'none'],
  GLOSS_TRANSCRIBE_PRICE: [dollars, '0.36', 'The price of an hour in US dollars that users see', '0'],
  GLOSS_X402_PAY_TO: [text, '0x209693Bc6afc0C5328bA36FaF03C514EF312287C', 'Payment for single summaries: the receiver', 'none'],
  GLOSS_X402_NETWORK: [
    z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'no CAIP-2 chain')),
    'eip155:8453',
    'Its chain',
    'none',
  ],
  GLOSS_X402_PRICE: [
    z.string().check(z.regex(/^\$\d+(?:\.\d+)?$/, 'no amount of dollars')),
    '$0.05',
    'The price of a summary',
    'none',
  ],
  GLOSS_X402_FACILITATOR: [
    z.url({ protocol: /^https?$/ }),
    'https://facilitator.example.org',
    'The address of the facilitator',
    'none',
  ],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/ }),
    'smtps://user:password@mail.example.org',
    'The mail server that confirms addresses, resets passwords and sends digests',
    'no mail',
  ],
  SMTP_FROM: [text, 'Gloss <gloss@example.org>', 'The sender of these mails', 'none'],
} as const;

/** The help of `npm run serve`: every setting with its meaning, default and example. */
export const settingsHelp = (): string =>
  [
    'npm run serve starts Gloss; docs/self-hosting.md has more. Its settings are environment variables:',
    ...Object.entries(variables).map(
      ([name, [, example, meaning, absent]]) =>
        `${name}\n    ${meaning}.\n    Default: ${absent}. For example: ${name}=${example}`,
    ),
  ].join('\n\n');
