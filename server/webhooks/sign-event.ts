import { createHmac } from 'node:crypto';

/** Prefix of a signing key, which is base64 after it. */
export const signingKeyPrefix = 'whsec_';

/** An event that is sent: its id, which a repetition has too, and its body. */
export interface WebhookEvent {
  id: string;
  body: string;
}

/** Returns the headers of an event with its signature, as Standard Webhooks defines them. `now` in milliseconds since 1970. */
export function signEvent({ id, body }: WebhookEvent, signingKey: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(signingKey.slice(signingKeyPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
