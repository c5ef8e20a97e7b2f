import { jsonSchemaOf } from './answers.ts';
import type { Question } from './question.ts';

/** Composes the two messages of a call. The delimiter of the data is random, so that the data's author can't close it. */
export function composePrompt({ kind, instructions, data, closing, complaint }: Question): { system: string; prompt: string } {
  const mark = `data-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  return {
    system: `${instructions}\nAnswer with one JSON object and nothing else. It is valid for this JSON schema:\n${JSON.stringify(jsonSchemaOf(kind))}`,
    prompt: [`<${mark}>`, data, `</${mark}>`, closing, complaint, 'Now write the JSON object.'].filter(Boolean).join('\n'),
  };
}
