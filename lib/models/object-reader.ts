/** Reads the completed members of a JSON list while it arrives, each once and in order, however the text is divided. */
export function objectReader(onObject: (value: unknown) => void): (piece: string) => void {
  const open: ('{' | '[')[] = [];
  let text = '';
  let at = 0;
  let start = -1;
  let isString = false;
  let isEscaped = false;
  let isOver = false;

  return (piece) => {
    text += piece;
    const begin = thoughtEnd(text);
    if (begin < 0) return;
    at = Math.max(at, begin);
    for (; at < text.length && !isOver; at++) {
      const mark = text[at]!;
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (mark === '\\') isEscaped = true;
        else if (mark === '"') isString = false;
      } else if (mark === '"') isString = open.length > 0;
      else if (mark === '{' || mark === '[') {
        if (mark === '{' && open.at(-1) === '[' && open.length <= 2) start = at;
        open.push(mark);
      } else if ((mark === '}' || mark === ']') && open.length > 0) {
        open.pop();
        isOver = open.length === 0;
        if (start >= 0 && open.at(-1) === '[' && open.length <= 2 && mark === '}') {
          readObject(text.slice(start, at + 1), onObject);
          start = -1;
        }
      }
    }
  };
}

function readObject(json: string, onObject: (value: unknown) => void): void {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return;
  }
  onObject(value);
}

const thought = '<think>';

/** Returns the start of the response after a model's visible reasoning; -1 while it is unknown. */
function thoughtEnd(text: string): number {
  const lead = text.trimStart().slice(0, thought.length);
  if (lead !== thought.slice(0, lead.length)) return 0;
  if (lead.length < thought.length) return -1;
  const end = text.indexOf('</think>');
  return end < 0 ? -1 : end + '</think>'.length;
}
