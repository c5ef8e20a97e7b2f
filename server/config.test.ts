import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { originOf, readConfig, unknownVariables } from './config.ts';
import { variables } from './config-variables.ts';
import { settingsHelp, settingsTable } from './describe-settings.ts';
import { describeStart } from './describe-start.ts';
import { extensionHosts } from './oauth/extension-hosts.ts';
import { programVersion } from './program-version.ts';

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      role: 'all',
      host: '127.0.0.1',
      port: 8787,
      dataDirectory: '.gloss',
      isMetered: false,
      isSignUpOpen: true,
      trustedProxies: 0,
      extensionHosts,
      modelHosts: ['localhost:11434', '127.0.0.1:11434'],
      callsPerMinute: 1200,
      logLevel: 'info',
      maxMediaBytes: 2_000_000_000,
    });
    expect(readConfig({ GLOSS_PORT: '' }).port).toBe(8787);
  });

  it('reads every variable', () => {
    expect(
      readConfig({
        GLOSS_ROLE: 'node',
        GLOSS_PORT: '80',
        GLOSS_ORIGIN: 'https://Gloss.example.org/',
        DATABASE_URL: 'postgres://gloss:secret@db/gloss',
        GLOSS_SECRET: 'x'.repeat(32),
        GLOSS_METERED: '1',
        GLOSS_EXTENSION_HOSTS: 'a.chromiumapp.org, b.extensions.allizom.org',
        SMTP_URL: 'smtp://mail.example.org',
        SMTP_FROM: 'Gloss <gloss@example.org>',
        GLOSS_FFMPEG: 'off',
        GLOSS_MEDIA_MEGABYTES: '500',
        GLOSS_TRANSCRIBE_URL: 'http://localhost:8000/v1',
        GLOSS_TRANSCRIBE_MODEL: 'whisper',
      }),
    ).toMatchObject({
      role: 'node',
      port: 80,
      origin: 'https://gloss.example.org',
      databaseUrl: 'postgres://gloss:secret@db/gloss',
      isMetered: true,
      extensionHosts: ['a.chromiumapp.org', 'b.extensions.allizom.org'],
      modelHosts: [],
      mail: { url: 'smtp://mail.example.org', from: 'Gloss <gloss@example.org>' },
      ffmpeg: 'off',
      maxMediaBytes: 500_000_000,
      transcriber: { kind: 'openaiTranscription', baseUrl: 'http://localhost:8000/v1', model: 'whisper', pricePerHour: 0 },
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ GLOSS_PORT: '70000' }, /^GLOSS_PORT: .+For example: GLOSS_PORT=8080$/],
    [{ GLOSS_YTDLP: 'yt-dlp' }, /^GLOSS_YTDLP: no absolute path/],
    [{ GLOSS_FFMPEG: 'ffmpeg' }, /^GLOSS_FFMPEG: no absolute path/],
    [{ GLOSS_TRANSCRIBE_URL: 'http://localhost:8000/v1' }, /^GLOSS_TRANSCRIBE_MODEL: is missing; every request/],
    [{ GLOSS_TRANSCRIBE_PRICE: 'cheap' }, /^GLOSS_TRANSCRIBE_PRICE: no number of dollars/],
    [{ GLOSS_X402_PAY_TO: '0x1' }, /^GLOSS_X402_NETWORK: is missing; a payment/],
    [{ GLOSS_X402_PRICE: '5' }, /^GLOSS_X402_PRICE: no amount of dollars/],
    [{ GLOSS_MODEL: 'small' }, /^GLOSS_MODEL_URL: is missing; an OpenAI-compatible/],
    [{ GLOSS_MODEL_KEY: 'k' }, /^GLOSS_MODEL: is missing/],
    [{ GLOSS_PORT: 'http' }, /^GLOSS_PORT: no whole number/],
    [{ GLOSS_ROLE: 'nodes' }, /^GLOSS_ROLE: .+"all"/],
    [{ GLOSS_ORIGIN: 'gloss.example.org' }, /^GLOSS_ORIGIN: /],
    [{ GLOSS_ORIGIN: 'https://example.org/gloss' }, /^GLOSS_ORIGIN: not just scheme, host and port/],
    [{ GLOSS_METERED: 'yes' }, /^GLOSS_METERED: /],
    [{ GLOSS_TOKEN: 'short' }, /^GLOSS_TOKEN: not 16 to 512/],
    [{ DATABASE_URL: 'mysql://x', GLOSS_SECRET: 'x'.repeat(32) }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'postgres://x/y' }, /^GLOSS_SECRET: is missing; every node/],
    [{ DATABASE_URL: 'postgres://x/y', GLOSS_SECRET: 'short' }, /^GLOSS_SECRET: less than 32 characters[^\n]+$/],
    [{ GLOSS_ROLE: 'worker' }, /^DATABASE_URL: is missing/],
    [{ SMTP_URL: 'smtp://x.example' }, /^SMTP_FROM: is missing/],
    [{ GLOSS_PORT: 'x', GLOSS_HOST: ' ' }, /^GLOSS_HOST: .+\nGLOSS_PORT: /],
  ])('says what is wrong with %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(
      expect.objectContaining({ name: 'ConfigError', message: expect.stringMatching(message) }),
    );
  });

  it('never prints a secret', () => {
    expect(() => readConfig({ GLOSS_TOKEN: 'hush!' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hush') }),
    );
  });

  it('reads the model of all users', () => {
    const { defaultModel, modelHosts } = readConfig({
      GLOSS_MODEL: 'small',
      GLOSS_MODEL_URL: 'http://10.0.0.2:8000/v1',
      GLOSS_METERED: '1',
    });
    const provider = {
      id: 'server',
      kind: 'openaiCompatible',
      name: 'server',
      model: 'small',
      baseUrl: 'http://10.0.0.2:8000/v1',
    };
    expect([defaultModel, modelHosts]).toEqual([{ provider }, ['10.0.0.2:8000']]);
    const { defaultModel: hosted } = readConfig({ GLOSS_MODEL: 'large', GLOSS_MODEL_KIND: 'anthropic', GLOSS_MODEL_KEY: 'k' });
    expect(hosted).toMatchObject({ provider: { kind: 'anthropic', model: 'large' }, apiKey: 'k' });
  });

  it('has one table of settings, which the help and the documentation repeat', () => {
    const documented = readFileSync(new URL('../docs/self-hosting.md', import.meta.url), 'utf8');
    expect(documented, 'run scripts/write-settings.ts').toContain(`\n\n${settingsTable()}\n\n`);
    for (const name of Object.keys(variables)) expect(settingsHelp()).toContain(`${name}\n`);
  });

  it('describes a start without secrets', () => {
    const lines = describeStart(
      readConfig({ DATABASE_URL: 'postgres://gloss:hush@db/gloss', GLOSS_SECRET: 'x'.repeat(32), GLOSS_SIGN_UP: 'closed' }),
      'https://gloss.example.org',
    ).join('\n');
    expect(lines).toContain('https://gloss.example.org/account');
    expect(lines).toContain('db/gloss');
    expect(lines).toContain(`Version:  ${programVersion}`);
    expect(lines).toMatch(/Sign-up: +closed/);
    expect(lines).not.toContain('hush');
    expect(describeStart(readConfig({}), 'http://127.0.0.1:8787').join('\n')).toContain('sign up');
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8787'],
    ['gloss.example', 'http://gloss.example:8787'],
    ['::1', 'http://[::1]:8787'],
    ['0.0.0.0', 'http://localhost:8787'],
    ['::', 'http://localhost:8787'],
  ])('gives a server that listens on %s the address %s', (host, origin) => {
    expect(originOf(host, 8787)).toBe(origin);
    expect(new URL(origin).origin).toBe(origin);
  });

  it('knows its own variables', () => {
    expect(unknownVariables({ GLOSS_PORT: '1', GLOSS_PROT: '1', HOME: '/' })).toEqual(['GLOSS_PROT']);
  });
});
