import { expect, it } from 'vitest';
import { formTargetOf } from '../pages/page-headers.ts';
import { isRedirectUri } from './redirect-uri.ts';

it.each([
  'https://agent.example/cb',
  'https://agent.example:8443/cb?a=b;c*',
  'https://xn--bcher-kva.example/',
  'http://localhost:3000/cb',
  'http://127.0.0.1/',
  'http://[::1]:8080/cb',
  'com.example.agent:/cb',
  'cursor://anysphere.cursor-mcp/oauth/callback',
])('%s may receive codes', (uri) => {
  expect(isRedirectUri(uri)).toBe(true);
});

it.each([
  'https://a.example;script-src/cb',
  "https://a.example,'unsafe-inline'/",
  'https://*.evil.example/',
  'https://*/',
  'https://user:secret@a.example/',
  'https://-a.example/',
  'https://a..example/',
  'x:y',
  'data:text/html,a',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'agent://cb',
  '',
  'cb',
  7,
])('%s may not receive codes', (uri) => {
  expect(isRedirectUri(uri)).toBe(false);
});

it('an odd host stays out of the security policy of a page', () => {
  expect(formTargetOf('https://a.example:8443/cb')).toBe('https://a.example:8443');
  expect(formTargetOf('https://a.example;script-src/cb')).toBe('https:');
});
