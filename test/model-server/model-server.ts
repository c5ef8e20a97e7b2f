import { serveProvider } from '../provider/serve-provider.ts';
import { type ModelWorld, modelWorld } from './model-world.ts';

/**
 * A server that speaks the protocols of OpenAI, Anthropic, Google and Ollama and answers as a model would: it chooses
 * from the lines that it is shown. Browsers and Node reach it under `baseUrls`.
 */
export interface ModelServer extends ModelWorld {
  baseUrls: { openaiCompatible: string; anthropic: string; google: string };
  /** Ollama has its address by its port alone, so the name says it: needs a resolver that leads *.localhost home, as browsers have. */
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
