/** Reads the completed members of a JSON list while it arrives, each once and in order, however the text is divided. */
export function createObjectReader(onObject: (value: unknown) => void): (chunk: string) => void {
  const responseOf = thoughtFilter();
  const open: ('{' | '[')[] = [];
  /** The start of an incomplete member. */
  let member: string | undefined;
  let isString = false;
  let isEscaped = false;
  let isOver = false;

  return (chunk) => {
    const text = responseOf(chunk);
    let start = 0;
    for (let at = 0; at < text.length && !isOver; at++) {
      const mark = text[at]!;
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (mark === '\\') isEscaped = true;
        else if (mark === '"') isString = false;
      } else if (mark === '"') isString = open.length > 0;
      else if (mark === '{' || mark === '[') {
        if (mark === '{' && open.at(-1) === '[' && open.length <= 2) {
          member = '';
          start = at;
        }
        open.push(mark);
      } else if ((mark === '}' || mark === ']') && open.length > 0) {
        open.pop();
        isOver = open.length === 0;
        if (member !== undefined && open.at(-1) === '[' && open.length <= 2 && mark === '}') {
          readObject(member + text.slice(start, at + 1), onObject);
          member = undefined;
        }
      }
    }
    if (member !== undefined) member += text.slice(start);
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

const thoughtStart = '<think>';
const thoughtEnd = '</think>';

/**
 * Returns a function that takes the chunks of a text and leaves out the visible reasoning which a model puts before its
 * response.
 */
function thoughtFilter(): (chunk: string) => string {
  let phase: 'undecided' | 'thought' | 'response' = 'undecided';
  let unread = '';
  return (chunk) => {
    if (phase === 'response') return chunk;
    unread += chunk;
    if (phase === 'undecided') {
      unread = unread.trimStart();
      if (unread.length < thoughtStart.length && thoughtStart.startsWith(unread)) return '';
      phase = unread.startsWith(thoughtStart) ? 'thought' : 'response';
    }
    if (phase === 'thought') {
      const end = unread.indexOf(thoughtEnd);
      // What is searched already is dropped, except for what may be the start of the mark.
      unread = unread.slice(end < 0 ? 1 - thoughtEnd.length : end + thoughtEnd.length);
      if (end < 0) return '';
      phase = 'response';
    }
    return unread;
  };
}
