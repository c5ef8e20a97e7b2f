import { json, type Provider, type ProviderRequest, type Reaction } from '../provider/provider.ts';
import { badAnswers, type wireErrors } from './bad-answers.ts';
import { goodAnswer } from './good-answer.ts';
import { type ModelRequest, readModelRequest } from './model-request.ts';
import { refusedBy, services } from './services.ts';
import { wires } from './wire.ts';

export type Fault = (typeof wireErrors)[number] | (string & keyof typeof badAnswers);

/** Fault settings of the models. A model's name can also request a fault: `small wrongIds`. */
export interface Behavior {
  fault?: Fault;
  /** Number of calls, from now on, that the fault affects; all if omitted. */
  calls?: number;
  /** Limits the fault to calls whose prompt contains this text. */
  about?: string;
  /** Tokens that the model thinks before each response; they count as output. */
  thoughtTokens?: number;
}

/** The fake providers of language models. */
export interface ModelWorld extends Provider {
  behave(behavior: Behavior): void;
  /** Calls that reached a model, in order, including unanswered ones. */
  calls: ModelRequest[];
  /** Total tokens of all answered calls, as billed. */
  billed: { input: number; output: number };
}

const modelNames = ['small', 'large'];
const goodKey = 'key-of-tests';

export function modelWorld(): ModelWorld {
  let behavior: Behavior = {};
  let left = Number.POSITIVE_INFINITY;
  const calls: ModelRequest[] = [];
  const billed = { input: 0, output: 0 };

  function faultOf(call: ModelRequest): string | undefined {
    const named = call.model.split(' ')[1];
    if (named) return named;
    if (!behavior.fault || left <= 0 || (behavior.about && !call.user.includes(behavior.about))) return undefined;
    left -= 1;
    return behavior.fault;
  }

  function answer(call: ModelRequest, fault: string | undefined): Reaction {
    const failed = (fault && wireFailure(fault, call)) || keyFailure(call.protocol, call.key);
    if (failed) return failed;
    const wire = wires[call.protocol](call);
    const text = fault && badAnswers[fault] ? badAnswers[fault](call) : JSON.stringify(goodAnswer(call));
    const thoughts = Math.min(behavior.thoughtTokens ?? 0, call.limit);
    const available = call.limit - thoughts;
    const isCut = fault === 'cut' || text.length / 3 > available;
    const sentText = isCut ? text.slice(0, Math.min(Math.floor(text.length * 0.8), available * 3)) : text;
    const tokens = {
      input: Math.ceil((call.system.length + call.user.length) / 4),
      output: thoughts + Math.ceil(sentText.length / 4),
    };
    const pieces = [...wire.begin, ...(sentText.match(/[\s\S]{1,24}/g) ?? []).map(wire.piece)];
    const headers = { 'content-type': wire.contentType };
    // Enough for one or two lines.
    if (fault === 'stalls') return { status: 200, headers, pieces: pieces.slice(0, 12), ending: 'hang' };
    if (fault === 'breaksOff') return { status: 200, headers, pieces: pieces.slice(0, 4), ending: 'break' };
    if (fault === 'errorInStream')
      return { status: 200, headers, pieces: [...pieces.slice(0, 4), wire.error('busy')], ending: 'end' };
    billed.input += tokens.input;
    billed.output += tokens.output;
    return { status: 200, headers, pieces: [...pieces, ...wire.end(isCut ? 'length' : 'stop', tokens)], ending: 'end' };
  }

  return {
    calls,
    billed,
    behave(next) {
      behavior = next;
      left = next.calls ?? Number.POSITIVE_INFINITY;
    },
    react(request) {
      const call = readModelRequest(request);
      if (!call) return listOf(request);
      calls.push(call);
      const service = services[request.headers.host ?? ''];
      return (service && refusedBy(service, request.body)) ?? answer(call, faultOf(call));
    },
  };
}

const sentText = (message: string, code: string) => ({ error: { message, type: code, code } });

function wireFailure(fault: string, { hasSchema, model, key }: ModelRequest): Reaction | undefined {
  switch (fault) {
    case 'rateLimited':
      return json(429, sentText('Rate limit reached', 'rate_limit_exceeded'), { 'retry-after': '0' });
    case 'limitedForLong':
      return json(429, sentText('Rate limit reached', 'rate_limit_exceeded'), { 'retry-after': '3600' });
    case 'quota':
      return json(429, sentText('You exceeded your current quota, please check your plan.', 'insufficient_quota'));
    case 'wrongKey':
      return json(401, sentText(`Incorrect API key provided: ${key}.`, 'invalid_api_key'));
    case 'wrongModel':
      return json(404, sentText(`The model ${model} does not exist`, 'model_not_found'));
    case 'serverError':
      return json(500, sentText('The server had an error', 'server_error'));
    case 'overloaded':
      return json(529, { type: 'error', ...sentText('Overloaded', 'overloaded_error') });
    case 'hangs':
      return { status: 200, headers: {}, pieces: [], ending: 'hang' };
    case 'webPage':
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        pieces: ['<!doctype html><title>Sign in</title>'],
        ending: 'end',
      };
    case 'refusesSchema':
      return hasSchema ? json(400, sentText('This response_format type is unavailable now', 'invalid_request_error')) : undefined;
    default:
      return undefined;
  }
}

function keyFailure(protocol: ModelRequest['protocol'], key: string): Reaction | undefined {
  if (key === goodKey || (key === '' && (protocol === 'openai' || protocol === 'ollama'))) return undefined;
  return json(401, sentText(`Incorrect API key provided: ${key}.`, 'invalid_api_key'));
}

/** Answers the model list endpoints. */
function listOf({ method, path, headers }: ProviderRequest): Reaction {
  const route = path.split('?')[0]!;
  const { models = modelNames, hasPublicList = false } = services[headers.host ?? ''] ?? {};
  const isKeyRoute = hasPublicList && route.endsWith('/key');
  if (method !== 'GET' || !(isKeyRoute || route.endsWith('/models'))) return json(404, sentText(`no route ${path}`, 'not_found'));
  const isGoogle = route.includes('/v1beta/');
  const protocol = isGoogle ? 'google' : headers['anthropic-version'] ? 'anthropic' : 'openai';
  const key = headers['x-goog-api-key'] ?? headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '') ?? '';
  const failed = hasPublicList && !isKeyRoute ? undefined : keyFailure(protocol, key);
  if (failed) return failed;
  if (isKeyRoute) return json(200, { data: { label: 'key', usage: 0 } });
  if (!isGoogle) return json(200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) });
  const methods = { supportedGenerationMethods: ['generateContent', 'countTokens'] };
  return json(200, {
    models: [
      ...models.map((name) => ({ name: `models/${name}`, ...methods })),
      { name: 'models/embed', supportedGenerationMethods: [] },
    ],
  });
}
