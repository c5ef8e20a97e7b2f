import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from '../../lib/transports/json-schema.ts';

/** As much of an OpenAPI document as is looked at. */
export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, OpenApiResponse> };
}
export interface OpenApiOperation {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, OpenApiResponse & { $ref?: string }>;
}
interface OpenApiResponse {
  content: { 'application/json': { schema: JsonSchema } };
}

/** Returns the faults of an answer against its description, fields that the description lacks included. */
export function answerCheck(description: OpenApi): (operationId: string, status: number, body: unknown) => string | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, allErrors: true });
  formats.default(ajv);
  const { paths, components } = closed(description);
  ajv.addSchema({ $id: 'doc', components });
  const schemas = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, responses }) =>
        Object.entries(responses).map(([status, response]) => {
          const { content } = response.$ref ? components.responses[response.$ref.split('/').at(-1)!]! : response;
          return [`${operationId} ${status}`, rooted(content['application/json'].schema)];
        }),
      ),
    ),
  );
  return (operationId, status, body) => {
    const schema = schemas.get(`${operationId} ${status}`);
    // Compiled when it is first needed, and once.
    const check = schema && ajv.compile(schema);
    if (!check) return `${operationId} answers ${status}, which nothing describes: ${JSON.stringify(body).slice(0, 300)}`;
    return check(body)
      ? undefined
      : `${operationId} ${status}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(body).slice(0, 300)}`;
  };
}

const rooted = (schema: JsonSchema): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/'));

/** With no room for fields that are not described. */
const closed = (description: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(description), (_, value) =>
    value?.type === 'object' && value.properties && value.additionalProperties === undefined
      ? { ...value, additionalProperties: false }
      : value,
  );
