import * as z from 'zod/mini';

/** As much of JSON Schema (2020-12) as the contract's schemas become. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  maxItems?: number;
  maxLength?: number;
  format?: string;
  description?: string;
}

/** A schema with the named schemas that it refers to. */
export interface DescribedSchema {
  schema: JsonSchema;
  named: Record<string, JsonSchema>;
}

/**
 * Converts an operation's schema to JSON Schema, for its input or its output. Named schemas are separate, under `refs`. Later
 * versions may add output fields, so only inputs are closed.
 */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', refs = '#/$defs/'): DescribedSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const moved = JSON.stringify(made).replaceAll('"$ref":"#/$defs/', `"$ref":"${refs}`);
  const { $defs: named = {}, ...root } = JSON.parse(moved) as JsonSchema;
  return { schema: root, named };
}

/** Returns the JSON Schema of an object with its fields at the top level, even if the schema itself has a name. */
export function toObjectJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { schema: root, named } = toJsonSchema(schema, io);
  const { [root.$ref?.slice('#/$defs/'.length) ?? '']: own, ...others } = named;
  return { ...(own ?? root), ...(Object.keys(others).length > 0 && { $defs: others }) };
}
