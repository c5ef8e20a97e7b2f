import type * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { expectOk, parseJson, requestEitherWay, textOf } from './request.ts';
import type { Access } from './site.ts';

const maxBytes = 8_000_000;

/** What a site's own service answers, by the open page with its cookies or else by the host. Throws `siteFailed` for another shape. */
export async function askJson<T extends z.ZodMiniType>(url: string, schema: T, access: Access): Promise<z.output<T>> {
  const answer = await requestEitherWay(access, url, { reason: 'captions', maxBytes, cookies: true });
  expectOk(answer);
  const parsed = schema.safeParse(parseJson(textOf(answer)));
  if (!parsed.success) throw new Failure('siteFailed', `another shape from ${url.split('?', 1)[0]}`);
  return parsed.data;
}
