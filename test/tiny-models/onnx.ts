/** Writes small networks in ONNX's format, which is a Protocol Buffer: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto. */
export interface Network {
  inputs: Record<string, Values>;
  outputs: Record<string, Values>;
  constants: Record<string, Constant>;
  nodes: NetworkNode[];
  /** Says nothing, and takes room. */
  comment?: string;
}

export interface NetworkNode {
  operator: string;
  inputs: string[];
  output: string;
  attributes?: Record<string, number | number[]>;
}

/** Sizes by name are open. */
interface Values {
  type: 'float' | 'int64';
  shape: (number | string)[];
}
export interface Constant {
  type: 'float' | 'int64';
  shape: number[];
  values: number[];
}

const types = { float: 1, int64: 7 };
const attributeTypes = { int: 2, ints: 7 };
const irVersion = 8;
const operatorSet = 13;

export function writeNetwork({ inputs, outputs, constants, nodes, comment = '' }: Network): Buffer {
  const graph = message(
    ...nodes.map((node) => field(1, writeNode(node))),
    field(2, 'tiny'),
    ...Object.entries(constants).map(([name, constant]) => field(5, writeConstant(name, constant))),
    ...Object.entries(inputs).map(([name, values]) => field(11, writeValues(name, values))),
    ...Object.entries(outputs).map(([name, values]) => field(12, writeValues(name, values))),
  );
  return message(
    number(1, irVersion),
    field(6, comment),
    field(7, graph),
    field(8, message(field(1, ''), number(2, operatorSet))),
  );
}

const writeNode = ({ operator, inputs, output, attributes = {} }: NetworkNode): Buffer =>
  message(
    ...inputs.map((input) => field(1, input)),
    field(2, output),
    field(4, operator),
    ...Object.entries(attributes).map(([name, value]) => field(5, writeAttribute(name, value))),
  );

const writeAttribute = (name: string, value: number | number[]): Buffer =>
  Array.isArray(value)
    ? message(field(1, name), ...value.map((each) => number(8, each)), number(20, attributeTypes.ints))
    : message(field(1, name), number(3, value), number(20, attributeTypes.int));

function writeConstant(name: string, { type, shape, values }: Constant): Buffer {
  const raw = type === 'float' ? Float32Array.from(values) : BigInt64Array.from(values, BigInt);
  return message(
    ...shape.map((size) => number(1, size)),
    number(2, types[type]),
    field(8, name),
    field(9, Buffer.from(raw.buffer)),
  );
}

function writeValues(name: string, { type, shape }: Values): Buffer {
  const sizes = shape.map((size) => field(1, typeof size === 'string' ? field(2, size) : number(1, size)));
  const tensor = message(number(1, types[type]), field(2, message(...sizes)));
  return message(field(1, name), field(2, field(1, tensor)));
}

const message = (...fields: Buffer[]): Buffer => Buffer.concat(fields);
const number = (place: number, value: number): Buffer => Buffer.concat([varint(BigInt(place << 3)), varint(BigInt(value))]);

function field(place: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([varint(BigInt((place << 3) | 2)), varint(BigInt(bytes.length)), bytes]);
}

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  // Negative numbers are written as if they had 64 bits.
  let left = BigInt.asUintN(64, value);
  do {
    bytes.push(Number(left & 127n) | (left > 127n ? 128 : 0));
    left >>= 7n;
  } while (left > 0n);
  return Buffer.from(bytes);
}
