import * as z from 'zod/mini';
import { type FailureCode, statusOf } from '../contract/failure.ts';
import type { Operation, OperationTable } from '../contract/operation.ts';
import { contractVersion } from '../contract/version.ts';
import { clientTypeHeader, maxClientTypeLength } from './client-type.ts';
import { methodAndPath } from './http.ts';
import { type DescribedSchema, type JsonSchema, toJsonSchema } from './json-schema.ts';
import { eventStream, isStreamed } from './read-events.ts';

/** Addresses of the server that an OpenAPI description names. */
export interface OpenApiOptions {
  /** Address before the paths: the origin and /api. */
  baseUrl: string;
  /** Address before the paths of the authorization server. */
  authUrl: string;
  pricingUrl: string;
}

const tags = [
  { name: 'open', description: 'Texts of any video or audio that has an address' },
  { name: 'agent', description: "The user's library, notes, collections, channels and settings" },
];
/** Remedy of each status, as the description states it. */
const adviceOf: Record<number, string> = {
  400: 'The input breaks its schema; details name the fields.',
  401: 'There is no valid token: obtain one.',
  402: 'The quota or a limit to spending is used up: upgrade, or raise the limit.',
  403: 'The token lacks a scope, or the plan a right.',
  404: 'There is no such thing, or not for this user.',
  405: 'The path has other methods, which Allow names. HEAD of an operation that makes a text is refused too.',
  409: 'The call does not fit the present state; for `ambiguous`, details name the candidates.',
  413: 'The body, or what a site sent, is too large.',
  422: 'The media has no captions or transcript yet, or a language model is needed.',
  429: 'Too many requests: wait as long as Retry-After says.',
  502: 'The site, or the provider of a model, failed.',
  503: 'Not now: try again later.',
};
/** Statuses of programming errors of the service, which the description leaves out. */
const undocumented = new Set([500]);
const schemaRefs = '#/components/schemas/';

/** Description of an answer with progress, for streamed operations. */
const progress =
  `Done. A request that accepts \`${eventStream}\` is answered at once with a stream of events: \`progress\` ` +
  '`{"stage", "done"?, "total"?}`, any number of times, then once `result`, with the JSON of this answer, or `failure`, with that ' +
  'of a refusal. Comments in between keep the connection open. A task continues when the connection closes.';
const events = { [eventStream]: { schema: { type: 'string' } } };

/** Returns the OpenAPI 3.1 description of the routes that `httpTransport` creates from a table. */
export function openApi(table: OperationTable, { baseUrl, authUrl, pricingUrl }: OpenApiOptions): object {
  const schemas: Record<string, JsonSchema> = {};
  const addSchemas = ({ schema, named }: DescribedSchema): JsonSchema => {
    Object.assign(schemas, named);
    return schema;
  };
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(table)) {
    const [method, path] = methodAndPath(operation);
    const input = addSchemas(toJsonSchema(operation.input, 'input', schemaRefs));
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(name, operation, input, addSchemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Gloss',
      version: contractVersion,
      description: `Transcripts, summaries and other texts of video and audio by address, and a library of them. Plans: ${pricingUrl}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags,
    paths,
    components: { schemas, responses: failureResponses(), securitySchemes: securitySchemes(authUrl) },
  };
}

function operationObject(
  name: string,
  operation: Operation,
  input: JsonSchema,
  addSchemas: (described: DescribedSchema) => JsonSchema,
): object {
  const { summary, description, tag, scope, tool, http, output } = operation;
  const answer = addSchemas(toJsonSchema(output, 'output', schemaRefs));
  const isQuery = http.startsWith('GET');
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(tool && { 'x-tool': tool }),
    security: scope === 'none' ? [] : [{ bearer: [] }, { oauth2: [scope] }],
    ...(isQuery
      ? { parameters: [...parametersOf(input), ...(scope === 'none' ? [] : [clientType])] }
      : { parameters: [clientType], requestBody: { required: isRequired(input), content: json(input) } }),
    responses: {
      200: isStreamed(operation)
        ? { description: progress, content: { ...json(answer), ...events } }
        : { description: 'Done', content: json(answer) },
      ...Object.fromEntries(
        statusesOf(operation).map((status) => [status, { $ref: `#/components/responses/${responseName(status)}` }]),
      ),
    },
  };
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const isRequired = ({ required = [] }: JsonSchema) => required.length > 0;
const parametersOf = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description && { description }),
    schema,
  }));
const clientType = {
  name: clientTypeHeader,
  in: 'header',
  required: false,
  description: `Name of the calling program, for example svc-cli; characters after the first ${maxClientTypeLength} are ignored`,
  schema: { type: 'string' },
};

const statuses = [...new Set<number>(Object.values(statusOf))].filter((status) => !undocumented.has(status)).sort();
const statusesOf = ({ scope }: Operation): number[] =>
  scope === 'none' ? statuses.filter((status) => [400, 405, 429, 503].includes(status)) : statuses;
const responseName = (status: number) => `Refused${status}`;

/** Returns one response for each status, with the failure codes of this status. */
function failureResponses(): Record<string, object> {
  const codes = Object.keys(statusOf) as FailureCode[];
  return Object.fromEntries(
    statuses.map((status) => {
      const body = z.object({
        success: z.literal(false),
        error: z.object({
          code: z.enum(codes.filter((code) => statusOf[code] === status)),
          message: z.string(),
          details: z.optional(z.unknown()),
        }),
      });
      const wait = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } } };
      const { schema } = toJsonSchema(body, 'output');
      return [
        responseName(status),
        { description: adviceOf[status] ?? '', ...(status === 429 && { headers: wait }), content: json(schema) },
      ];
    }),
  );
}

const securitySchemes = (authUrl: string) => ({
  bearer: { type: 'http', scheme: 'bearer', description: 'An API token, from the account page' },
  oauth2: {
    type: 'oauth2',
    flows: {
      authorizationCode: {
        authorizationUrl: `${authUrl}/authorize`,
        tokenUrl: `${authUrl}/token`,
        refreshUrl: `${authUrl}/token`,
        scopes: { read: 'Read, and make texts', write: 'Change the library' },
      },
    },
  },
});
