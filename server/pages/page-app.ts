import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { Failure, statusOf } from '../../lib/contract/failure.ts';
import { toDatabaseFailure } from '../../lib/store/sql/map-database-errors.ts';
import { pageHeaders } from './page-headers.ts';
import { type PageText, pageText } from './page-text.ts';
import { messagePage } from './sign-in-pages.ts';

/** Type of the context variables of the routes that answer with pages. */
export interface PageEnv {
  Variables: { text: PageText };
}
/** A Hono app whose routes answer with pages in the visitor's language. */
export type PageApp = Hono<PageEnv>;

const maxFormBytes = 16 * 1024;

/** Middleware that sets the language and the security headers of a page. */
export const withText: MiddlewareHandler<PageEnv> = async (context, next) => {
  context.set('text', pageText(context.req.header('accept-language')));
  for (const [name, value] of Object.entries(pageHeaders())) context.header(name, value);
  await next();
};

/** Creates an app for pages and forms at some paths. It refuses forms of other sites and shows failures as pages. */
export function createPageApp(origin: string, paths: string[], onError: (error: unknown) => void): PageApp {
  const app: PageApp = new Hono();
  for (const path of paths)
    app.use(path, withText, csrf({ origin }), bodyLimit({ maxSize: maxFormBytes, onError: rejectLargeForm }));
  app.onError((error, context) => {
    const { text } = context.var;
    if (error instanceof HTTPException && error.status === 403)
      return context.html(messagePage(text, text.t('error.title'), text.t('error.origin', { origin })), 403);
    if ('getResponse' in error && error.getResponse instanceof Function) return error.getResponse();
    const failure = error instanceof Failure ? error : (toDatabaseFailure(error) ?? new Failure('internal'));
    if (failure.code === 'internal' || failure.cause !== undefined) onError(error);
    if (failure.code === 'rateLimited') context.header('retry-after', String(getRetryAfterSeconds(failure)));
    return context.html(messagePage(text, text.t('error.title'), getFailureText(failure, text)), statusOf[failure.code]);
  });
  return app;
}

const rejectLargeForm = (): never => {
  throw new Failure('tooLarge', `The form is larger than ${maxFormBytes} bytes.`);
};

/** Returns the message for a failed form in the visitor's language. */
export function getFailureText(failure: Failure, { t }: PageText): string {
  const { code, details } = failure;
  if (code === 'rateLimited') return t('error.slow', { count: Math.ceil(getRetryAfterSeconds(failure) / 60) });
  if (code === 'forbidden') return t('signUp.closed');
  if (code === 'tooLarge') return t('error.invalid');
  if (code !== 'invalid') return t('error.internal');
  const path = details?.path;
  return path === 'email' ? t('error.email') : path === 'password' ? t('error.password') : t('error.invalid');
}

const getRetryAfterSeconds = ({ details }: Failure): number => details?.retryAfter ?? 60;

/** Returns the text fields of a form; files and repeated fields are left out. */
export async function readForm(context: Context): Promise<Record<string, string | undefined>> {
  const fields = Object.entries(await context.req.parseBody());
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
