import { expect, it } from 'vitest';
import { plansAddress } from './plans-address.ts';

const plans = (pricingUrl: unknown) => plansAddress({ code: 'quotaExceeded', message: '', details: { pricingUrl } as never });

it('is the address that the server gives, if it is safe to open', () => {
  expect(plans('https://gloss.example/pricing')).toBe('https://gloss.example/pricing');
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80']) {
    expect(plans(`http://${host}/pricing`)).toBe(new URL(`http://${host}/pricing`).href);
  }
  const harmful = ['http://gloss.example/pricing', 'http://localhost.evil.example', 'javascript:alert(1)', 'data:text/html,x'];
  for (const address of [
    ...harmful,
    'chrome://settings',
    'file:///etc/passwd',
    'https://me@gloss.example',
    '/pricing',
    '',
    null,
    {},
  ]) {
    expect(plans(address), String(address)).toBeUndefined();
  }
});

it('is undefined for other failures, and without an address', () => {
  expect(plansAddress({ code: 'forbidden', message: '', details: { pricingUrl: 'https://gloss.example' } })).toBeUndefined();
  for (const details of [undefined, null, 'https://gloss.example', {}]) {
    expect(plansAddress({ code: 'quotaExceeded', message: '', details: details as never })).toBeUndefined();
  }
});
