import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { toDatabaseFailure } from '../../lib/store/sql/map-database-errors.ts';
import { unavailableRetrySeconds } from '../settings.ts';

/** The error body of a temporary failure (RFC 6749, section 4.1.2.1). */
export const unavailableBody = { error: 'temporarily_unavailable', error_description: 'try again in a moment' };
export const unavailableHeaders = { 'retry-after': String(unavailableRetrySeconds) };

/** Middleware that answers 503 in place of 500 while the database is unavailable. It is the outermost one of the provider. */
export function respondUnavailable(provider: Provider) {
  const failed = new WeakSet<object>();
  provider.on('server_error', ({ req }, error) => {
    if (toDatabaseFailure(error)) failed.add(req);
  });

  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!toDatabaseFailure(error)) throw error;
      provider.emit('server_error', context, error as Error);
    }
    if (!failed.has(context.req)) return;
    const page = context.type === 'text/html' ? context.body : undefined;
    context.status = 503;
    context.set(unavailableHeaders);
    context.body = page ?? unavailableBody;
  };
}
