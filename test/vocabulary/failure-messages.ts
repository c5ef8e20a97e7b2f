import { parseSync } from 'oxc-parser';
import type { NameOccurrence } from './read-names.ts';

/** A node of the syntax tree, with the fields that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
  consequent?: Node;
  alternate?: Node;
  value?: unknown;
}

/** The class of failures, and functions that return one; the second argument of each is the message. */
const makers = new Set(['Failure', 'invalidField', 'importFailure', 'refusedBackup']);

/** Returns the messages of the failures that a source file creates, as they are written, without their quotes. */
export function readFailureMessages(path: string, text: string): NameOccurrence[] {
  const messages: NameOccurrence[] = [];
  const add = (node: Node | undefined): void => {
    if (node?.type === 'ConditionalExpression') for (const branch of [node.consequent, node.alternate]) add(branch);
    const isText = node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
    if (node && isText && node.end - node.start > 2)
      messages.push({ line: text.slice(0, node.start).split('\n').length, text: text.slice(node.start + 1, node.end - 1) });
  };
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (makers.has(node.callee?.name ?? '')) add(node.arguments?.[1]);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, text).program);
  return messages;
}

/** Names that begin in lower case wherever they stand. */
const names = 'ffmpeg|yt-dlp|huggingface\\.co';
/** Matches the start of a sentence, also behind the path of an invalid field: `cursor: It …`; a value may begin it. */
const start = new RegExp(String.raw`^(?:[a-z]\w*: )?(?:[\p{Lu}“]|\$\{|\{\{|(?:${names})\b)`, 'u');
/** Matches the end of a sentence, or of a message from elsewhere that is passed on. */
const end = /\.$|\$\{[^{}]*(?:message|error|reason|problem|refusals|remedy)[^{}]*\}$/i;

/** Whether a message is a sentence, or several, with a capital letter and a final period. */
export const isSentence = (message: string): boolean => start.test(message) && end.test(message);
