import { pipeline, type Tensor, TextStreamer } from '@huggingface/transformers';
import type { DeviceAnswer, DeviceQuestion } from '../../../lib/models/device-model.ts';
import { configureTransformers } from './hub-models.ts';
import type { Build, Model } from './models.ts';

/** Writes the response to a question. `onText` receives its text while it grows. */
export type TextWriter = (question: DeviceQuestion, onText: (text: string) => void) => Promise<DeviceAnswer>;

/** Loads a downloaded language model. It decodes greedily, so a repeated question gets the same response. */
export async function openTextModel({ repository }: Model, { device, dtype }: Build): Promise<TextWriter> {
  configureTransformers();
  const { tokenizer, model } = await pipeline('text-generation', repository, { device, dtype: dtype.model! });
  return async ({ system, prompt, maxTokens }, onText) => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ];
    // Models that can reason in writing do so at length, and the sentences that count come last.
    const options = { add_generation_prompt: true, return_dict: true, enable_thinking: false };
    const inputs = tokenizer.apply_chat_template(messages, options as object) as unknown as { input_ids: Tensor };
    const streamer = new TextStreamer(tokenizer, {
      skip_prompt: true,
      skip_special_tokens: true,
      callback_function: onText,
    });
    const sequences = (await model.generate({
      ...inputs,
      max_new_tokens: maxTokens,
      do_sample: false,
      repetition_penalty: 1.1,
      streamer,
    } as never)) as Tensor;
    const inputTokens = inputs.input_ids.dims[1]!;
    const outputTokens = sequences.dims[1]! - inputTokens;
    return { inputTokens, outputTokens, isCut: outputTokens >= maxTokens };
  };
}
