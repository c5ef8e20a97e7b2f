import { type BrowserTranslator, readyModel } from './browser-apis.ts';
import { divideText } from './divide-text.ts';
import { taskOf } from './question-task.ts';
import { finishPart, type SdkModel, type StreamPart, streamingModel } from './streaming-model.ts';

/** A numbered line of a question's data. */
interface Line {
  id: number;
  text: string;
}

/** Maximum number of lines that are translated as one sentence. */
const maxLines = 6;

/**
 * Calls the browser's translator, and answers with the JSON that a translation requires. A sentence that runs through several
 * lines is translated as a whole and divided again, unless its first response was unusable.
 */
export const browserTranslator = (translator: BrowserTranslator | undefined): SdkModel =>
  streamingModel('browser', 'translator', async function* (options): AsyncGenerator<StreamPart> {
    const signal = options.abortSignal;
    const { data, from, to, isRepeated } = taskOf(options);
    const pair = { sourceLanguage: from, targetLanguage: to };
    const ready = await readyModel('translator', translator, pair);
    const session = await ready.create({ ...pair, signal });
    try {
      const lines = linesOf(data);
      let separator = '';
      yield delta('{"items":[');
      for (const sentence of isRepeated ? lines.map((line) => [line]) : groupLinesBySentence(lines)) {
        const text = await session.translate(sentence.map((line) => line.text).join(' '), { signal });
        const parts = divideText(
          text,
          sentence.map((line) => line.text.length),
          to,
        );
        for (const [index, { id, text: source }] of sentence.entries()) {
          const item: Line = { id, text: parts?.[index] ?? (await session.translate(source, { signal })) };
          yield delta(separator + JSON.stringify(item));
          separator = ',';
        }
      }
      yield delta(']}');
      yield finishPart('stop');
    } finally {
      session.destroy();
    }
  });

const delta = (text: string): StreamPart => ({ type: 'text-delta', id: '0', delta: text });

const linesOf = (data: string): Line[] =>
  [...data.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, id, text]) => ({ id: Number(id), text: text! }));

const endsSentence = /[.!?。！？…]["”’»)\]]*$/u;

/** Groups consecutive lines by the sentence that they form; a line that follows a gap in the numbers starts one. */
function groupLinesBySentence(lines: readonly Line[]): Line[][] {
  const sentences: Line[][] = [];
  for (const line of lines) {
    const open = sentences.at(-1);
    const last = open?.at(-1);
    const isContinued = open && last && last.id + 1 === line.id && !endsSentence.test(last.text) && open.length < maxLines;
    if (isContinued) open.push(line);
    else sentences.push([line]);
  }
  return sentences;
}
