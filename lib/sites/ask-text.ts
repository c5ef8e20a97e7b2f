import { expectOk, requestEitherWay, textOf } from './request.ts';
import type { Access } from './site.ts';

/** A text file of a medium, and where it was found after redirects. Throws what the status means. */
export async function askText(url: string, maxBytes: number, access: Access): Promise<{ text: string; finalUrl: string }> {
  const answer = await requestEitherWay(access, url, { reason: 'captions', maxBytes });
  expectOk(answer);
  return { text: textOf(answer).replace(/^\uFEFF/, ''), finalUrl: URL.canParse(answer.url) ? answer.url : url };
}
