import { byteToken, followersIn, jsonFile, listeningDecoder, tokenizerFile } from './listening-decoder.ts';
import { writeNetwork } from './onnx.ts';

/** A model that looks like Moonshine from outside. It hears one of two words, by the loudness of the sound. */
export const spokenWords = { loud: 'hello', soft: 'whisper' };

const start = '<s>';
const end = '</s>';
const words = Object.values(spokenWords).map((word) => byteToken(` ${word}`));
const vocabulary = [start, end, ...words];

const encoder = () =>
  writeNetwork({
    inputs: { input_values: { type: 'float', shape: ['batch', 'samples'] } },
    outputs: { last_hidden_state: { type: 'float', shape: ['batch', 1, 1] } },
    constants: { lastAxis: { type: 'int64', shape: [1], values: [2] } },
    nodes: [
      { operator: 'ReduceMax', inputs: ['input_values'], output: 'loudest', attributes: { axes: [1], keepdims: 1 } },
      { operator: 'Unsqueeze', inputs: ['loudest', 'lastAxis'], output: 'last_hidden_state' },
    ],
  });

const followers = (word: string) => followersIn(vocabulary, [start, byteToken(` ${word}`), end]);
const common = { bos_token_id: 0, decoder_start_token_id: 0, eos_token_id: 1, pad_token_id: 1 };

/** The files of its repository, by path. */
export const tinyMoonshine = (): Record<string, Buffer> => ({
  'config.json': jsonFile({
    ...common,
    model_type: 'moonshine',
    architectures: ['MoonshineForConditionalGeneration'],
    is_encoder_decoder: true,
    vocab_size: vocabulary.length,
    hidden_size: 1,
    encoder_num_hidden_layers: 1,
    encoder_num_attention_heads: 1,
    encoder_num_key_value_heads: 1,
    decoder_num_hidden_layers: 1,
    decoder_num_attention_heads: 1,
    decoder_num_key_value_heads: 1,
    max_position_embeddings: 194,
  }),
  'generation_config.json': jsonFile({ ...common, max_length: 194 }),
  'preprocessor_config.json': jsonFile({
    feature_extractor_type: 'MoonshineFeatureExtractor',
    processor_class: 'MoonshineProcessor',
    sampling_rate: 16_000,
    feature_size: 1,
    padding_value: 0,
    return_attention_mask: false,
  }),
  'tokenizer_config.json': jsonFile({
    tokenizer_class: 'PreTrainedTokenizerFast',
    bos_token: start,
    eos_token: end,
    unk_token: end,
  }),
  'tokenizer.json': tokenizerFile(vocabulary, words, (token) => !words.includes(token)),
  'onnx/encoder_model.onnx': encoder(),
  'onnx/decoder_model_merged_quantized.onnx': listeningDecoder(followers(spokenWords.loud), followers(spokenWords.soft), 0.3),
});
