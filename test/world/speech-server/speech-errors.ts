import { json, type Reaction } from '../../provider/provider.ts';

/** Names of the faults in the content of a transcript. */
export const transcriptErrors = ['empty', 'otherLanguage', 'loops'] as const;

/** Names of the faults in the connection to a provider. */
export const wireErrors = [
  'wrongKey',
  'forbidden',
  'noCredit',
  'wrongModel',
  'tooLarge',
  'rateLimited',
  'quota',
  'serverError',
  'badGateway',
  'webPage',
  'notJson',
  'otherShape',
  'hangs',
  'stalls',
  'breaksOff',
  'cutOff',
  'endless',
] as const;
export type SpeechFault = (typeof transcriptErrors)[number] | (typeof wireErrors)[number];

const page = (status: number): Reaction => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  pieces: [`<!doctype html><title>${status}</title><h1>Something stands before the service</h1>`],
  ending: 'end',
});

/** Creates an error response in a provider's own format. */
export type Refuse = (status: number, message: string, code: string, headers?: Record<string, string>) => Reaction;

/** Returns the error response for a fault before the transcription; undefined for faults that occur later. */
export function faultyAnswer(fault: SpeechFault, refuse: Refuse, key: string, retryAfter: string): Reaction | undefined {
  switch (fault) {
    case 'wrongKey':
      return refuse(401, `Incorrect API key provided: ${key}.`, 'invalid_api_key');
    case 'forbidden':
      return refuse(403, 'This project has no access to the model', 'insufficient_permissions');
    case 'noCredit':
      return refuse(402, 'The credits of this project are used up', 'payment_required');
    case 'wrongModel':
      return refuse(404, 'The model does not exist', 'model_not_found');
    case 'tooLarge':
      return refuse(413, 'Maximum content size limit exceeded', 'payload_too_large');
    case 'rateLimited':
      return refuse(429, 'Too many requests', 'rate_limit_exceeded', { 'retry-after': retryAfter });
    case 'quota':
      return refuse(429, 'You exceeded your current quota, please check your plan and billing details.', 'insufficient_quota');
    case 'serverError':
      return refuse(500, `The server had an error with ${key}`, 'server_error');
    case 'badGateway':
      return page(502);
    case 'webPage':
      return page(200);
    case 'notJson':
      return { status: 200, headers: { 'content-type': 'application/json' }, pieces: ['Hello and welcome.'], ending: 'end' };
    case 'otherShape':
      return json(200, { choices: [{ message: { content: 'I am a chat model' } }] });
    case 'endless':
      return { status: 200, headers: { 'content-type': 'application/json' }, pieces: withoutEnd(), ending: 'end' };
    case 'hangs':
      return { status: 200, headers: {}, pieces: [], ending: 'hang' };
    default:
      return undefined;
  }
}

/** Yields 40 MB of text, generated while it is sent. */
function* withoutEnd(): Iterable<string> {
  yield '{"text":"';
  for (let i = 0; i < 640; i++) yield 'and so on '.repeat(6554);
  yield '"}';
}

/** Applies a fault of the connection to a good response. */
export function faultyWay(fault: SpeechFault | undefined, good: Reaction): Reaction {
  const ending = fault === 'stalls' ? 'hang' : fault === 'breaksOff' ? 'break' : fault === 'cutOff' ? 'end' : undefined;
  if (!ending) return good;
  const text = [...good.pieces].join('');
  return { ...good, pieces: [text.slice(0, Math.ceil(text.length / 2))], ending };
}
