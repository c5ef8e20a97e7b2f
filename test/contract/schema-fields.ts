import * as z from 'zod/mini';
import type { Field, Fields, FieldType } from './records.ts';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  /** Several where one of them is null. */
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** Every field of a zod schema by its path, in the notation of the specification's records. */
export function fieldsOf(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, Field> {
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  const fields: Record<string, Field> = {};

  const resolve = (node: Schema): Schema => {
    if (node.$ref) return { ...resolve(root.$defs?.[node.$ref.split('/').at(-1)!] ?? {}), ...withoutRef(node) };
    const present = node.anyOf?.filter(({ type }) => type !== 'null');
    return present?.length === 1 ? { ...resolve(present[0]!), ...withoutUnion(node) } : node;
  };

  const walk = (node: Schema, path: string) => {
    const { properties = {}, required = [], items } = resolve(node);
    for (const [name, child] of Object.entries(properties)) {
      const at = path ? `${path}.${name}` : name;
      fields[at] = describe(resolve(child), required.includes(name));
      walk(child, at);
    }
    if (items) walk(items, `${path}[]`);
  };
  walk(root, '');
  return fields;
}

const withoutRef = ({ $ref: _, ...rest }: Schema) => rest;
const withoutUnion = ({ anyOf: _, ...rest }: Schema) => rest;

function describe(schema: Schema, required: boolean): Field {
  const type = ([schema.type].flat().find((one) => one !== 'null') ?? 'unstated') as FieldType;
  const field: Field = { type: required ? type : `${type}?` };
  if (schema.enum) field.values = schema.enum;
  if (isBound(schema.minimum) && isBound(schema.maximum)) field.range = [schema.minimum, schema.maximum];
  if (schema.default !== undefined) field.default = schema.default;
  return field;
}

/** zod bounds every integer by what a number holds; that is no range. */
const isBound = (bound: number | undefined): bound is number => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

export interface Difference {
  missing: string[];
  /** Present, but not as the specification says. */
  wrong: string[];
  /** Present, where the specification knows nothing of it. */
  beyond: string[];
}

/** Holds actual fields against specified ones; what the specification leaves open fits anything. */
export function compareFields(specified: Fields, actual: Record<string, Field>): Difference {
  const missing: string[] = [];
  const wrong: string[] = [];
  for (const [path, short] of Object.entries(specified)) {
    if (path.endsWith('*')) continue;
    const wanted: Field = typeof short === 'string' ? { type: short } : short;
    const found = actual[path];
    if (!found) missing.push(path);
    else if (!fits(wanted, found)) wrong.push(`${path}: specified ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
  }
  const beyond = Object.keys(actual).filter((path) => !(path in specified) && !isOpen(specified, path));
  return { missing, wrong, beyond: beyond.filter((path) => !beyond.some((outer) => isInside(path, outer))) };
}

const isInside = (path: string, outer: string) => path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

function fits(wanted: Field, found: Field): boolean {
  const type = wanted.type.replace('?', '');
  return (
    (type === 'unstated' || type === found.type.replace('?', '')) &&
    wanted.type.endsWith('?') === found.type.endsWith('?') &&
    (!wanted.values || JSON.stringify([...wanted.values].sort()) === JSON.stringify([...(found.values ?? [])].sort())) &&
    (!wanted.range || JSON.stringify(wanted.range) === JSON.stringify(found.range)) &&
    (wanted.default === undefined || wanted.default === found.default)
  );
}

/** Whether the specification says that something above this path has fields which it does not show. */
const isOpen = (specified: Fields, path: string): boolean =>
  Object.keys(specified).some((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)) && path !== key.slice(0, -1));
