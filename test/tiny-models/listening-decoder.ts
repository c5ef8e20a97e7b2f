import { type Constant, type Network, writeNetwork } from './onnx.ts';

export const numbers = (type: Constant['type'], values: number[], shape = [values.length]): Constant => ({ type, shape, values });

/**
 * Writes words: after each token comes the one that `afterLoud` or `afterSoft` names, by how the one number that the encoder
 * tells compares to `threshold`. It needs no more than the token before.
 */
export const listeningDecoder = (
  afterLoud: number[],
  afterSoft: number[],
  threshold: number,
  more?: Omit<Network, 'inputs'>,
): Buffer =>
  writeNetwork({
    inputs: {
      input_ids: { type: 'int64', shape: ['batch', 'length'] },
      encoder_hidden_states: { type: 'float', shape: ['batch', 1, 1] },
    },
    outputs: { logits: { type: 'float', shape: ['batch', 'length', afterLoud.length] }, ...more?.outputs },
    constants: {
      afterLoud: numbers('int64', afterLoud),
      afterSoft: numbers('int64', afterSoft),
      threshold: numbers('float', [threshold]),
      lastAxis: numbers('int64', [2]),
      size: numbers('int64', [afterLoud.length]),
      unlikelyAndLikely: numbers('float', [0, 20]),
      ...more?.constants,
    },
    nodes: [
      { operator: 'Greater', inputs: ['encoder_hidden_states', 'threshold'], output: 'louder' },
      { operator: 'Squeeze', inputs: ['louder', 'lastAxis'], output: 'isLoud' },
      { operator: 'Gather', inputs: ['afterLoud', 'input_ids'], output: 'nextLoud' },
      { operator: 'Gather', inputs: ['afterSoft', 'input_ids'], output: 'nextSoft' },
      { operator: 'Where', inputs: ['isLoud', 'nextLoud', 'nextSoft'], output: 'next' },
      { operator: 'OneHot', inputs: ['next', 'size', 'unlikelyAndLikely'], output: 'logits' },
      ...(more?.nodes ?? []),
    ],
  });

/** For each token of a vocabulary the one that follows it in a chain; after all others comes the chain's last one. */
export function followersIn(vocabulary: string[], chain: string[], others: Record<string, string> = {}): number[] {
  const end = chain.at(-1)!;
  const next = new Map([...chain.map((token, place) => [token, chain[place + 1] ?? end] as const), ...Object.entries(others)]);
  return vocabulary.map((token) => vocabulary.indexOf(next.get(token) ?? end));
}

export const jsonFile = (value: object) => Buffer.from(JSON.stringify(value));

/** A tokenizer that knows whole words, and what is written apart from them. */
export const tokenizerFile = (vocabulary: string[], words: string[], isSpecial: (token: string) => boolean): Buffer =>
  jsonFile({
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: vocabulary.flatMap((content, id) =>
      words.includes(content)
        ? []
        : [{ id, content, single_word: false, lstrip: false, rstrip: false, normalized: false, special: isSpecial(content) }],
    ),
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: null,
    decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
    model: {
      type: 'BPE',
      dropout: null,
      unk_token: vocabulary.find(isSpecial),
      continuing_subword_prefix: '',
      end_of_word_suffix: '',
      fuse_unk: false,
      byte_fallback: false,
      ignore_merges: true,
      vocab: Object.fromEntries(words.map((token) => [token, vocabulary.indexOf(token)])),
      merges: [],
    },
  });

/** Some text as tokenizers of bytes write it: each byte is a character that can be seen. */
export const byteToken = (text: string) => Array.from(Buffer.from(text), (byte) => characterOf(byte)).join('');

const isSeen = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);
const unseen = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !isSeen(byte));
const characterOf = (byte: number) => String.fromCodePoint(isSeen(byte) ? byte : 256 + unseen.indexOf(byte));
