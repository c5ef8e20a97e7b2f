import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { runtimeFile } from '../bundle/runtime-file.ts';
import { pageHeaders } from '../pages/page-headers.ts';

/** The built files of the web library, as routes answer with them. */
export interface WebFiles {
  /** Answers with the page of the web library. Throws an error with the remedy where it is not built. */
  answerPage(context: Context): Promise<Response>;
  /** Answers with the file of a path, or 404. */
  answer(context: Context): Promise<Response>;
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Covers come from the hosts of their items.
  "img-src 'self' blob: data: https:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = '/library/index.html';
/** Files below this path have the hash of their content in their names. */
const hashed = '/library/assets/';

/** Reads the built files, each at its first request. Their names are listed once, so that no path leads out of the folder. */
export function webFiles(folder = runtimeFile('.output/web')): WebFiles {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  const bodies = new Map<string, Promise<FileBody>>();
  const read = (path: string) => {
    const body = bodies.get(path) ?? readBody(join(folder, path));
    bodies.set(path, body);
    // The next request tries again.
    body.catch(() => bodies.delete(path));
    return body;
  };

  async function send(context: Context, path: string, headers: Record<string, string>): Promise<Response> {
    const { plain, compressed, etag } = await read(path);
    const validated = { etag, vary: 'accept-encoding', ...headers };
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, validated);
    const isCompressed = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    return context.body(isCompressed ? compressed : plain, 200, {
      'x-content-type-options': 'nosniff',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      ...validated,
    });
  }

  return {
    async answerPage(context) {
      if (!paths.has(page)) return context.text('The web library is not built: run `node scripts/build-web.ts`.', 503);
      return send(context, page, {
        ...pageHeaders(),
        'content-security-policy': contentSecurityPolicy,
        'content-type': 'text/html; charset=utf-8',
      });
    },
    async answer(context) {
      const { path } = context.req;
      const contentType = contentTypes[extname(path)];
      if (!paths.has(path) || !contentType) return context.notFound();
      const cacheControl = path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return send(context, path, { 'content-type': contentType, 'cache-control': cacheControl });
    },
  };
}

interface FileBody {
  plain: Buffer<ArrayBuffer>;
  compressed: Buffer<ArrayBuffer>;
  /** A weak one, because it is the same for both. */
  etag: string;
}

const compress = promisify(gzip);

async function readBody(path: string): Promise<FileBody> {
  const plain = await readFile(path);
  return { plain, compressed: await compress(plain), etag: `W/"${hash('sha256', plain, 'base64url')}"` };
}
