import { serveProvider } from '../provider/serve-provider.ts';
import { type ModelWorld, modelWorld } from './model-world.ts';

/**
 * A server that speaks the protocols of OpenAI, Anthropic, Google and Ollama. It builds its answers from the transcript lines
 * in the prompt. Browsers and Node reach it under `baseUrls`.
 */
export interface ModelServer extends ModelWorld {
  baseUrls: { openaiCompatible: string; anthropic: string; google: string };
  /**
   * Address of the Ollama API, recognized by its host name because Ollama has no path prefix. It needs a resolver that maps names
   * below localhost to this machine, as browsers do.
   */
  ollamaUrl: string;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const world = modelWorld();
  const { origin, port, close } = await serveProvider(world);
  return {
    ...world,
    baseUrls: { openaiCompatible: `${origin}/v1`, anthropic: `${origin}/v1`, google: `${origin}/v1beta` },
    ollamaUrl: `http://ollama.localhost:${port}/v1`,
    close,
  };
}
