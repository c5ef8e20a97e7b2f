import { expect, it } from 'vitest';
import { isInLocalNetwork } from './local-host.ts';

it.each([
  ['http://localhost:1234', true],
  ['http://[::1]:1234', true],
  ['http://nas:11434', true],
  ['http://Studio.local:1234', true],
  ['http://host.docker.internal:11434', true],
  ['http://192.168.1.20:11434', true],
  ['http://10.0.0.7', true],
  ['http://172.31.0.2', true],
  ['http://100.101.102.103', true],
  ['http://[fd00::7]:8080', true],
  ['http://[fe80::1]', true],
  ['https://api.openai.com', false],
  ['https://10.example.org', false],
  ['http://172.32.0.2', false],
  ['http://100.128.0.1', false],
  ['http://[2001:4860::1]', false],
  ['https://local.example', false],
])('knows whether %s is in the local network: %s', (address, isLocal) =>
  expect(isInLocalNetwork(new URL(address).hostname)).toBe(isLocal),
);
