import { expect, it } from 'vitest';
import { createOwnTokenCheck } from './own-token.ts';
import { ownUserId } from './users-without-account.ts';

const token = 'a-token-of-the-administrator';
const findCaller = (configured: string | undefined, authorization?: string) =>
  createOwnTokenCheck(configured)(new Request('http://gloss.test/', { headers: authorization ? { authorization } : {} }));

it.each([`Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}`])('finds the only user by %j', (authorization) => {
  expect(findCaller(token, authorization)?.userId).toBe(ownUserId);
});

it.each([undefined, token, `Basic ${token}`, `Bearer ${token}x`, 'Bearer'])('finds no one by %j', (authorization) => {
  expect(findCaller(token, authorization)).toBeUndefined();
});

it('finds no one where no token is configured', () => {
  expect(findCaller(undefined, 'Bearer undefined')).toBeUndefined();
});
