import { byteToken, followersIn, jsonFile, listeningDecoder, numbers, tokenizerFile } from './listening-decoder.ts';
import { writeNetwork } from './onnx.ts';

/**
 * A model that looks like Whisper from outside and knows two sentences: an English one, which it hears in what is loud, and a
 * Chinese one, which it hears in what is soft. Each word has its place in time, in seconds.
 */
export const sentences = {
  loud: { language: 'en', words: [' bread', ' rises', ' slowly.'], from: 0.2, to: 1.4 },
  soft: { language: 'zh', words: ['茶', '凉', '了'], from: 0.4, to: 1.6 },
} as const;

/** Between a voice at its full loudness and at a tenth of it: logarithms of energies, as Whisper's features have them. */
const loudness = 1.1;
const frames = 1500;
const secondsPerFrame = 0.02;
const melBands = 80;
/** Seconds, the last time that it can write. */
const lastTime = 3;

const end = '<|endoftext|>';
const start = '<|startoftranscript|>';
const languages = ['<|en|>', '<|de|>', '<|zh|>'];
const tasks = ['<|translate|>', '<|transcribe|>'];
const noTimes = '<|notimestamps|>';
const time = (seconds: number) => `<|${seconds.toFixed(2)}|>`;

const words = Object.values(sentences).flatMap((sentence) => sentence.words.map(byteToken));
const special = [end, start, ...languages, ...tasks, '<|startofprev|>', noTimes];
const times = Array.from({ length: lastTime / secondsPerFrame + 1 }, (_, place) => time(place * secondsPerFrame));
const vocabulary = [...words, ...special, ...times];
const idOf = (token: string) => vocabulary.indexOf(token);

function followers(which: keyof typeof sentences): number[] {
  const { language, words, to } = sentences[which];
  const chain = ['<|transcribe|>', time(0), ...words.map(byteToken), time(to), end];
  return followersIn(vocabulary, chain, { [start]: `<|${language}|>` });
}

/** The place in the sound that each token attends to, in frames. */
function places(): number[] {
  const seconds = new Map<string, number>();
  for (const { words, from, to } of Object.values(sentences)) {
    for (const [place, text] of words.entries())
      seconds.set(byteToken(text), from + ((to - from) * (place + 0.5)) / words.length);
    seconds.set(time(to), to);
  }
  return vocabulary.map((token) => (seconds.get(token) ?? 0) / secondsPerFrame);
}

/** The loudest of all features. */
const encoder = (padding: number) =>
  writeNetwork({
    comment: ' '.repeat(padding),
    inputs: { input_features: { type: 'float', shape: ['batch', melBands, 'time'] } },
    outputs: { last_hidden_state: { type: 'float', shape: ['batch', 1, 1] } },
    constants: {},
    nodes: [
      {
        operator: 'ReduceMax',
        inputs: ['input_features'],
        output: 'last_hidden_state',
        attributes: { axes: [1, 2], keepdims: 1 },
      },
    ],
  });

/** Looks at a place in the sound, and less at what is farther away from it. */
const decoder = () =>
  listeningDecoder(followers('loud'), followers('soft'), loudness, {
    outputs: { 'cross_attentions.0': { type: 'float', shape: ['batch', 1, 'length', frames] } },
    constants: {
      places: numbers('float', places()),
      outerAxes: numbers('int64', [1, 3]),
      allPlaces: numbers(
        'float',
        Array.from({ length: frames }, (_, place) => place),
        [1, 1, 1, frames],
      ),
      one: numbers('float', [1]),
      width: numbers('float', [1 / 400]),
    },
    nodes: [
      { operator: 'Gather', inputs: ['places', 'input_ids'], output: 'place' },
      { operator: 'Unsqueeze', inputs: ['place', 'outerAxes'], output: 'centre' },
      { operator: 'Sub', inputs: ['allPlaces', 'centre'], output: 'away' },
      { operator: 'Mul', inputs: ['away', 'away'], output: 'square' },
      { operator: 'Mul', inputs: ['square', 'width'], output: 'far' },
      { operator: 'Add', inputs: ['far', 'one'], output: 'farther' },
      { operator: 'Reciprocal', inputs: ['farther'], output: 'cross_attentions.0' },
    ],
  });

const ids = (tokens: string[]) => Object.fromEntries(tokens.map((token) => [token, idOf(token)]));
const common = {
  decoder_start_token_id: idOf(start),
  eos_token_id: idOf(end),
  pad_token_id: idOf(end),
  bos_token_id: idOf(end),
};

/** The files of its repository, by path. `padding`: bytes that its encoder is larger than it need be. */
export const tinyWhisper = (padding = 0): Record<string, Buffer> => ({
  'config.json': jsonFile({
    ...common,
    model_type: 'whisper',
    architectures: ['WhisperForConditionalGeneration'],
    is_encoder_decoder: true,
    vocab_size: vocabulary.length,
    num_mel_bins: melBands,
    d_model: 1,
    encoder_layers: 1,
    encoder_attention_heads: 1,
    decoder_layers: 1,
    decoder_attention_heads: 1,
    max_source_positions: frames,
    max_target_positions: 448,
    median_filter_width: 7,
  }),
  'generation_config.json': jsonFile({
    ...common,
    max_length: 448,
    is_multilingual: true,
    lang_to_id: ids(languages),
    task_to_id: { translate: idOf(tasks[0]!), transcribe: idOf(tasks[1]!) },
    no_timestamps_token_id: idOf(noTimes),
    max_initial_timestamp_index: 50,
    alignment_heads: [[0, 0]],
  }),
  'preprocessor_config.json': jsonFile({
    feature_extractor_type: 'WhisperFeatureExtractor',
    processor_class: 'WhisperProcessor',
    sampling_rate: 16_000,
    feature_size: melBands,
    n_fft: 400,
    hop_length: 160,
    chunk_length: 30,
    n_samples: 480_000,
    nb_max_frames: 3000,
    padding_value: 0,
    return_attention_mask: false,
  }),
  'tokenizer_config.json': jsonFile({
    tokenizer_class: 'WhisperTokenizer',
    bos_token: end,
    eos_token: end,
    unk_token: end,
    pad_token: end,
    model_max_length: 1024,
    clean_up_tokenization_spaces: false,
  }),
  // Times are written like special tokens, and count as none.
  'tokenizer.json': tokenizerFile(vocabulary, words, (token) => special.includes(token)),
  'onnx/encoder_model_quantized.onnx': encoder(padding),
  'onnx/decoder_model_merged_quantized.onnx': decoder(),
});
