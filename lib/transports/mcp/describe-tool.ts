import type { Tool } from '@modelcontextprotocol/server';
import { isRepeatable, type Operation } from '../../contract/operation.ts';
import { type JsonSchema, toObjectJsonSchema } from '../json-schema.ts';
import { answerTokens } from './tool-answer.ts';

/** Inputs of tools whose answers may be long. */
const paging: Record<string, JsonSchema & { minimum?: number; maximum?: number; default?: unknown }> = {
  cursor: { type: 'string', description: 'nextCursor of the answer before' },
  maxTokens: {
    type: 'integer',
    minimum: answerTokens.min,
    maximum: answerTokens.max,
    default: answerTokens.default,
    description: 'Size of the answer',
  },
};

/** Description of the cost of tools that only read. */
const effectless = 'Free, and at once; changes nothing.';
/**
 * Schema keywords that are left out, because they take space and do not help callers: a wrong input is refused with its field and
 * the reason.
 */
const hiddenKeywords = new Set(['minLength', 'maxLength', 'pattern']);

/** The description of an operation as a tool; `readToolCall` and `invoke` validate the calls. */
export const describeTool = (operation: Operation, name: string): Tool => ({
  name,
  title: titleOf(name),
  description: [operation.summary, operation.description ?? (isReadOnly(operation) ? effectless : '')].filter(Boolean).join('. '),
  inputSchema: inputOf(operation) as Tool['inputSchema'],
  outputSchema: outputOf(operation) as Tool['outputSchema'],
  annotations: {
    readOnlyHint: isReadOnly(operation),
    // No tool destroys anything: notes and texts have versions, and a subscription can be restored.
    destructiveHint: false,
    idempotentHint: isRepeatable(operation),
    openWorldHint: operation.tag === 'open' || operation.reachesSites === true,
  },
});

/** Returns whether an operation neither changes the library nor costs minutes. An operation that generates a text does both. */
const isReadOnly = ({ scope, tag, isReadOnly }: Operation): boolean =>
  isReadOnly === true || (scope === 'read' && tag === 'agent');

/** The title of a tool: `list_notes` is "List notes". */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

function inputOf({ input, agents = {} }: Operation): JsonSchema {
  const schema: JsonSchema = JSON.parse(JSON.stringify(toObjectJsonSchema(input, 'input')), (keyword, value) =>
    hiddenKeywords.has(keyword) ? undefined : value,
  );
  const hidden = new Set(agents.hides);
  const shown = Object.entries(schema.properties ?? {}).filter(([name]) => !hidden.has(name));
  const properties: Record<string, JsonSchema> = { ...Object.fromEntries(shown), ...(agents.isPaged && paging) };
  for (const [name, value] of Object.entries(agents.defaults ?? {}))
    if (!hidden.has(name)) properties[name] = { ...properties[name], default: value } as JsonSchema;
  return { ...schema, properties };
}

/**
 * Returns the schema of an answer, one level deep. Deeper levels are described in the API's description, in parts where it is
 * long.
 */
function outputOf({ output, agents = {} }: Operation): JsonSchema {
  const { properties = {}, $defs = {} } = toObjectJsonSchema(output, 'output');
  const omitted = new Set(agents.omits);
  const shown = Object.entries(properties).filter(([name]) => !omitted.has(name));
  const flat = shown.map(([name, schema]): [string, JsonSchema] => {
    const { description } = schema;
    const named = schema.$ref ? $defs[schema.$ref.slice('#/$defs/'.length)] : schema;
    return [name, { ...(named?.type && { type: named.type }), ...(description && { description }) }];
  });
  return { type: 'object', properties: Object.fromEntries(flat) };
}
