import { parseSync, Visitor } from 'oxc-parser';

/** One change of a source file that should make a test fail. Offsets in UTF-16 units. */
export interface Mutation extends Span {
  replacement: string;
  kind: 'operator' | 'condition' | 'constant' | 'boundary' | 'statement';
  /** The expression or statement that contains the change. */
  whole: Span;
  /** Whether a function contains it; what stands outside of functions is evaluated once, when the module is loaded. */
  isInFunction: boolean;
}

export interface Span {
  start: number;
  end: number;
}

const operators: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
/** Comparisons with the one that differs at the boundary alone. */
const boundaries: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

type Expression = Span & { type: string; value?: unknown; operator?: string };

/** Returns every mutation of a source file, in order. */
export function findMutations(path: string, text: string): Mutation[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const found: Omit<Mutation, 'isInFunction'>[] = [];
  const functions: Span[] = [];
  const source = ({ start, end }: Span) => text.slice(start, end);
  const add = (kind: Mutation['kind'], { start, end }: Span, replacement: string, whole: Span = { start, end }) =>
    void found.push({ kind, start, end, replacement, whole: { start: whole.start, end: whole.end } });

  /** Replaces the operator between two operands. */
  const addOperator = (node: Span & { left: Span; right: Span; operator: string }) => {
    const { left, right, operator } = node;
    const table = boundaries[operator] ? boundaries : operators;
    const replacement = table[operator];
    const start = text.indexOf(operator, left.end);
    if (!replacement || start < 0 || start > right.start) return;
    add(table === boundaries ? 'boundary' : 'operator', { start, end: start + operator.length }, replacement, node);
  };
  const addTest = (test: Span | null | undefined) => test && add('condition', test, `!(${source(test)})`);
  const addConstant = (node: Expression | null | undefined) => {
    if (!node) return;
    if (node.type === 'Literal' && typeof node.value === 'boolean') add('constant', node, String(!node.value));
    else if (node.type === 'Literal' && typeof node.value === 'number') add('constant', node, `(${source(node)} + 1)`);
    else if (node.type === 'Literal' && typeof node.value === 'string')
      add('constant', node, node.value === '' ? "'mutated'" : "''");
    else if (node.type === 'ArrayExpression' && source(node).trim() !== '[]') add('constant', node, '[]');
  };
  /** Starts of literals that are no values. */
  const names = new Set<number>();
  const addFunction = (body: Span | null) => body && functions.push(body);

  new Visitor({
    BinaryExpression: addOperator,
    LogicalExpression: addOperator,
    IfStatement: ({ test }) => addTest(test),
    ConditionalExpression: ({ test }) => addTest(test),
    WhileStatement: ({ test }) => addTest(test),
    ReturnStatement: ({ argument }) => addConstant(argument),
    ArrowFunctionExpression: ({ body }) => {
      addFunction(body);
      addConstant(body as Expression);
    },
    FunctionDeclaration: ({ body }) => addFunction(body),
    FunctionExpression: ({ body }) => addFunction(body),
    UnaryExpression: (node) => node.operator === '!' && add('condition', node, source(node.argument)),
    ExpressionStatement: (node) => {
      if (node.expression.type !== 'Literal') add('statement', node, ';');
    },
    Property: ({ key, computed }) => !computed && names.add(key.start),
    TSLiteralType: ({ literal }) => names.add(literal.start),
    Literal: (node) => {
      if (typeof node.value === 'number' && !names.has(node.start) && /[[(<>=,+\-*/%]\s*$/.test(text.slice(0, node.start)))
        add('boundary', node, `(${source(node)} + 1)`);
    },
  }).visit(program);
  const byPlace = new Map(found.map((mutation) => [`${mutation.start} ${mutation.end} ${mutation.replacement}`, mutation]));
  const isInFunction = ({ start, end }: Span) => functions.some((body) => body.start <= start && end <= body.end);
  return [...byPlace.values()]
    .sort((a, b) => a.start - b.start)
    .map((mutation) => ({ ...mutation, isInFunction: isInFunction(mutation) }));
}

/** Returns the text of a file with a mutation. */
export const applyMutation = (text: string, { start, end, replacement }: Mutation): string =>
  text.slice(0, start) + replacement + text.slice(end);
