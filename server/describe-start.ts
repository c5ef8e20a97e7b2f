import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { programVersion } from './program-version.ts';

/** Returns lines for the operator of a started server: address, data, sign-up, model, and what to do next. */
export function describeStart(config: Config, origin: string): string[] {
  const { databaseUrl, dataDirectory, isSignUpOpen, token, defaultModel } = config;
  // The address may hold a password.
  const database = databaseUrl && new URL(databaseUrl);
  const next = token
    ? 'send GLOSS_TOKEN as `Authorization: Bearer …`: docs/agents.md has examples.'
    : isSignUpOpen
      ? `open ${origin}/account, sign up, and create an API token. GLOSS_SIGN_UP=closed then admits no one else.`
      : `open ${origin}/account and sign in; npm run admin -- invite E-MAIL creates accounts.`;
  return [
    `Version:  ${programVersion}`,
    `Address:  ${origin}`,
    `Data:     ${database ? `${database.host}${database.pathname}, and ` : ''}${resolve(dataDirectory)}`,
    `Sign-up:  ${isSignUpOpen ? 'open to everyone who reaches the address' : 'closed'}`,
    `Model:    ${defaultModel ? defaultModel.provider.model : 'none; texts are made offline, unless a user sets up a model (GLOSS_MODEL)'}`,
    `Next:     ${next}`,
    'Settings: npm run serve -- --help',
  ];
}
