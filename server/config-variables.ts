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

/** The environment variables: schema, example as a shell reads it, meaning and default of each. */
export const variables = {
  GLOSS_ROLE: [
    z.enum(['all', 'node', 'worker']),
    'worker',
    '`node` answers requests, `worker` performs tasks, `all` does both',
    'all',
  ],
  GLOSS_HOST: [text, '0.0.0.0', 'The address to listen on; `0.0.0.0` admits other machines', '127.0.0.1'],
  GLOSS_PORT: [integer(0, 65_535), '8080', 'The port to listen on', '8787'],
  GLOSS_ORIGIN: [
    origin,
    'https://gloss.example.org',
    'The address that browsers show: scheme, host and port. Needed behind a proxy, and for access from other machines',
    'from host and port',
  ],
  GLOSS_DATA_DIR: [text, '/var/lib/gloss', 'The folder of the embedded database and the generated key', '.gloss'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }),
    'postgres://gloss:password@localhost/gloss',
    'A PostgreSQL server (version 15 or newer) instead of the embedded database',
    'none',
  ],
  GLOSS_DATABASE_CONNECTIONS: [
    integer(2, 500),
    '20',
    'Connections of each process for requests. The task queue needs one more, three more in a process that performs tasks',
    '10',
  ],
  GLOSS_SECRET: [
    z.string().check(z.minLength(32, 'less than 32 characters')),
    '"$(openssl rand -base64 32)"',
    'At least 32 characters. Users’ keys are encrypted with a key derived from it. Needed with `DATABASE_URL`, the same at every start and for every process',
    'generated (secret.key)',
  ],
  GLOSS_TOKEN: [token, '"$(openssl rand -hex 32)"', 'The token of the single user', 'none'],
  GLOSS_METRICS_TOKEN: [
    token,
    '"$(openssl rand -hex 32)"',
    'The token with which a monitoring program reads `/metrics`; without it there is no such page',
    'none',
  ],
  GLOSS_METERED: [flag, 'true', 'Whether plans and minutes apply', 'false'],
  GLOSS_SIGN_UP: [z.enum(['open', 'closed']), 'closed', '`closed` allows no new accounts', 'open'],
  GLOSS_TRUSTED_PROXIES: [integer(0, 10), '1', 'The number of proxies in front that set `x-forwarded-for`', '0'],
  GLOSS_EXTENSION_HOSTS: [
    list,
    'abcdefghijklmnopabcdefghijklmnop.chromiumapp.org',
    'Hosts of the extension’s redirect addresses, separated by commas. They replace those of Gloss, so list all that sign in',
    'those of Gloss itself',
  ],
  GLOSS_MODEL_HOSTS: [
    list,
    'localhost:11434',
    'Hosts of this machine or network that models may be requested from, separated by commas. They replace the default',
    'localhost:11434 and 127.0.0.1:11434 (Ollama); none with GLOSS_METERED',
  ],
  GLOSS_MODEL: [text, 'qwen3:8b', 'The language model of users who have set up none', 'none'],
  GLOSS_MODEL_KIND: [
    z.enum(['openaiCompatible', 'anthropic', 'google']),
    'anthropic',
    'The API of its provider: `openaiCompatible`, `anthropic` or `google`',
    'openaiCompatible',
  ],
  GLOSS_MODEL_URL: [
    z.url({ protocol: /^https?$/ }),
    'http://localhost:11434/v1',
    'The address of its provider, for `openaiCompatible`. Users may request models from this host too',
    'none',
  ],
  GLOSS_MODEL_KEY: [text, 'sk-0123456789', 'The key of its provider', 'none'],
  GLOSS_CALLS_A_MINUTE: [integer(1, 1_000_000), '600', 'Calls of each user, to all processes together; more get 429', '1200'],
  GLOSS_ACCOUNT_MEGABYTES: [
    integer(100, 1_000_000),
    '2000',
    'The maximum size of the library of each account, in megabytes, of which 32 are reserved for tasks that run',
    'unlimited',
  ],
  GLOSS_LOG_LEVEL: [
    z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    'warn',
    'The lines to log: `debug`, `info`, `warn`, `error` or `silent`',
    'info',
  ],
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
    '500',
    'The maximum size of a media file that is loaded for its audio or video, in megabytes',
    '2000',
  ],
  GLOSS_TRANSCRIBE_URL: [
    z.url({ protocol: /^https?$/ }),
    'http://localhost:8000/v1',
    'The transcription provider of all users: an OpenAI-compatible address',
    'none',
  ],
  GLOSS_TRANSCRIBE_MODEL: [text, 'Systran/faster-whisper-small', 'The model of this provider', 'none'],
  GLOSS_TRANSCRIBE_KEY: [text, 'sk-0123456789', 'The key of this provider', 'none'],
  GLOSS_TRANSCRIBE_PRICE: [dollars, '0.36', 'The price of an hour in US dollars that users see', '0'],
  GLOSS_X402_PAY_TO: [
    text,
    '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
    'The receiver of payments for single summaries (x402)',
    'none',
  ],
  GLOSS_X402_NETWORK: [
    z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'no CAIP-2 chain')),
    'eip155:8453',
    'The chain of these payments (CAIP-2)',
    'none',
  ],
  GLOSS_X402_PRICE: [
    z.string().check(z.regex(/^\$\d+(?:\.\d+)?$/, 'no amount of dollars')),
    "'$0.05'",
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
  SMTP_FROM: [text, "'Gloss <gloss@example.org>'", 'The sender of these mails', 'none'],
} as const;
