import * as z from 'zod/mini';

export const id = z.string().check(z.minLength(1), z.maxLength(1000));
export const time = z.number();
export const count = z.int().check(z.nonnegative());
export const text = z.string();
export const webAddress = z.url({ protocol: /^https?$/ });
export const ProviderKind = z.enum(['openaiCompatible', 'anthropic', 'google', 'builtIn']);
