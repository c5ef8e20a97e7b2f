import { LogitsProcessor, LogitsProcessorList, pipeline, Tensor, type WhisperTokenizer } from '@huggingface/transformers';
import type { ChunkTranscription } from '../../../lib/ports/speech.ts';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import type { RecognizerInput } from '../../../lib/speech/recognizer.ts';
import { configureTransformers } from './hub-models.ts';
import type { Build, Model } from './models.ts';
import { retryOptions } from './retry-options.ts';
import { segmentsOf, type TimedWord } from './segments-of.ts';
import { likeliestLanguage, tagOf, whisperLanguage } from './whisper-language.ts';

/** The used fields of `generation_config.json`. */
interface Generation {
  decoder_start_token_id: number;
  lang_to_id: Record<string, number>;
  task_to_id: Record<string, number>;
}

/** The generated tokens, the given ones included, with the time of each. */
interface GeneratedTokens {
  sequences: Tensor;
  token_timestamps: Tensor;
}

/** Maximum prompt tokens: half of the context, as the other half is for output. */
const promptTokens = 223;
/** Context length of the model in tokens. */
const contextTokens = 448;
/** Output limit in tokens; half a minute of speech takes far fewer. */
const maxTokens = 800;
/** Resolution of the reported times. */
const secondsPerFrame = 0.02;
const maxFrames = 1500;

/** Loads a downloaded Whisper model. Returns the function that transcribes a chunk of audio with the time of each word. */
export async function openWhisper(
  { repository }: Model,
  { device, dtype }: Build,
): Promise<(chunk: RecognizerInput) => Promise<ChunkTranscription>> {
  configureTransformers();
  const { tokenizer, model, processor } = await pipeline('automatic-speech-recognition', repository, { device, dtype });
  const generation = model.generation_config as unknown as Generation;
  const tokensOf = (text: string): number[] => tokenizer.encode(text, { add_special_tokens: false });

  async function languageIn(input_features: Tensor): Promise<string> {
    const decoder_input_ids = new Tensor('int64', BigInt64Array.of(BigInt(generation.decoder_start_token_id)), [1, 1]);
    const { logits } = await model({ input_features, decoder_input_ids });
    return likeliestLanguage(logits.data as Float32Array, generation.lang_to_id);
  }

  return async ({ samples, language: wanted, prompt, temperature }) => {
    const seconds = samples.length / sampleRate;
    const { input_features } = await processor!(samples);
    const language = whisperLanguage(wanted, generation.lang_to_id) ?? (await languageIn(input_features));
    const languageToken = generation.lang_to_id[`<|${language}|>`]!;
    const promptText = (prompt ?? '').replace(/<\|[^|]*\|>/g, ' ').trim();
    const before = promptText ? [...tokensOf('<|startofprev|>'), ...tokensOf(` ${promptText}`).slice(-promptTokens)] : [];
    const given = [...before, generation.decoder_start_token_id, languageToken, generation.task_to_id.transcribe!];

    const write = (more: object) =>
      model.generate({
        inputs: input_features,
        decoder_input_ids: given,
        num_frames: Math.min(maxFrames, Math.ceil(seconds / secondsPerFrame)),
        return_timestamps: true,
        return_token_timestamps: true,
        ...retryOptions(temperature),
        ...more,
      } as never) as Promise<unknown> as Promise<GeneratedTokens>;
    const { sequences, token_timestamps } = await write({ logits_processor: limitTokens() }).catch((error) => {
      if (error !== tokenLimitError) throw error;
      // With a token maximum the library does not resume after an early end of text, which caused the loop.
      return write({ max_new_tokens: contextTokens - given.length });
    });

    // The tokenizer splits words by the language token.
    const generated = {
      tokens: [BigInt(languageToken), ...(sequences.tolist()[0] as bigint[]).slice(given.length)],
      token_timestamps: [0, ...(token_timestamps.tolist()[0] as number[]).slice(given.length)],
      stride: [seconds, 0, 0],
    };
    const options = { time_precision: secondsPerFrame, return_timestamps: 'word', force_full_sequences: false };
    const [, { chunks }] = (tokenizer as WhisperTokenizer)._decode_asr([generated], options as never) as unknown as [
      string,
      { chunks?: TimedWord[] },
    ];
    return { language: tagOf(language), segments: segmentsOf(chunks ?? [], seconds) };
  };
}

const tokenLimitError = new Error('The model exceeded its token limit.');

/** Stops a generation without progress: if a segment ends where it starts, the model transcribes the same audio forever. */
function limitTokens(): LogitsProcessorList {
  const list = new LogitsProcessorList();
  list.push(new TokenLimit());
  return list;
}

class TokenLimit extends LogitsProcessor {
  #left = maxTokens;
  override _call(_: bigint[][], logits: Tensor): Tensor {
    this.#left -= 1;
    if (this.#left < 0) throw tokenLimitError;
    return logits;
  }
}
