import { expect, it } from 'vitest';
import { findProvider } from './find-provider.ts';

const providers = [
  { id: 'home', name: 'Home', model: 'vendor/small' },
  { id: 'work', name: 'Work', model: 'large' },
];

it.each([
  ['home', providers[0]],
  ['home/medium', { id: 'home', name: 'Home', model: 'medium' }],
  ['vendor/small', providers[0]],
  ['Work', providers[1]],
  ['nobody/large', undefined],
])('finds the provider that %s means', (name, provider) => expect(findProvider(name, providers)).toEqual(provider));
