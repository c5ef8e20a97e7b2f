import { byteToken, followersIn, jsonFile, numbers, tokenizerFile } from './listening-decoder.ts';
import { writeNetwork } from './onnx.ts';

/** A model with the shape of Qwen3 that writes the same sentences on every question. */
export const writtenSentences = [
  'The dough rests for two hours before it is baked.',
  'Nobody landed on the moon in this bakery.',
];

const start = '<|im_start|>';
const end = '<|im_end|>';
/** Half sentences, so that the text grows in steps. */
const parts = writtenSentences.flatMap((sentence, index) => {
  const middle = sentence.indexOf(' ', sentence.length / 2);
  return [`${index > 0 ? '\n' : ''}${sentence.slice(0, middle)}`, sentence.slice(middle)].map(byteToken);
});
const vocabulary = [start, end, ...parts];

/** After each token comes the one that follows it in the text; the attention's cache grows and is not read. */
const network = () =>
  writeNetwork({
    inputs: {
      input_ids: { type: 'int64', shape: ['batch', 'length'] },
      attention_mask: { type: 'int64', shape: ['batch', 'total'] },
      position_ids: { type: 'int64', shape: ['batch', 'length'] },
      'past_key_values.0.key': { type: 'float', shape: ['batch', 1, 'past', 1] },
      'past_key_values.0.value': { type: 'float', shape: ['batch', 1, 'past', 1] },
    },
    outputs: {
      logits: { type: 'float', shape: ['batch', 'length', vocabulary.length] },
      'present.0.key': { type: 'float', shape: ['batch', 1, 'total', 1] },
      'present.0.value': { type: 'float', shape: ['batch', 1, 'total', 1] },
    },
    constants: {
      after: numbers('int64', followersIn(vocabulary, [start, ...parts, end])),
      size: numbers('int64', [vocabulary.length]),
      unlikelyAndLikely: numbers('float', [0, 20]),
      outerAxes: numbers('int64', [1, 3]),
    },
    nodes: [
      { operator: 'Gather', inputs: ['after', 'input_ids'], output: 'next' },
      { operator: 'OneHot', inputs: ['next', 'size', 'unlikelyAndLikely'], output: 'logits' },
      { operator: 'Cast', inputs: ['input_ids'], output: 'ids', attributes: { to: 1 } },
      { operator: 'Unsqueeze', inputs: ['ids', 'outerAxes'], output: 'new' },
      { operator: 'Concat', inputs: ['past_key_values.0.key', 'new'], output: 'present.0.key', attributes: { axis: 2 } },
      { operator: 'Concat', inputs: ['past_key_values.0.value', 'new'], output: 'present.0.value', attributes: { axis: 2 } },
    ],
  });

const common = { bos_token_id: 0, eos_token_id: 1, pad_token_id: 1 };

/** The files of its repository, by path. */
export const tinyWriter = (): Record<string, Buffer> => ({
  'config.json': jsonFile({
    ...common,
    model_type: 'qwen3',
    architectures: ['Qwen3ForCausalLM'],
    vocab_size: vocabulary.length,
    hidden_size: 1,
    num_hidden_layers: 1,
    num_attention_heads: 1,
    num_key_value_heads: 1,
    head_dim: 1,
    max_position_embeddings: 40_960,
  }),
  'generation_config.json': jsonFile({ ...common, do_sample: true, temperature: 0.6 }),
  'tokenizer_config.json': jsonFile({
    tokenizer_class: 'PreTrainedTokenizerFast',
    bos_token: start,
    eos_token: end,
    unk_token: end,
    chat_template: `{% for message in messages %}{{ message['content'] }}{% endfor %}{% if add_generation_prompt %}${start}{% endif %}`,
  }),
  'tokenizer.json': tokenizerFile(vocabulary, parts, (token) => !parts.includes(token)),
  'onnx/model_quantized.onnx': network(),
});
