/** The ends of the paths of APIs of language and speech models, by method. */
const paths: Record<string, RegExp> = {
  GET: /\/(?:models|key|v1\/auth\/token|v1\/user|v2\/transcript(?:\/[^/]+)?)$/,
  POST: /\/(?:chat\/completions|messages|[^/]+:(?:g|streamG)enerateContent|api\/chat|audio\/transcriptions|v1\/listen|v1\/speech-to-text|v2\/upload|v2\/transcript)$/,
  DELETE: /\/(?:v1\/speech-to-text\/transcripts|v2\/transcript)\/[^/]+$/,
};

/**
 * Returns whether a request is one of the APIs of models that Gloss knows. Users choose the address before the path, so that without
 * this one could have a program of the operator do anything, such as Ollama download a model.
 */
export const isModelRequest = (method: string, { pathname }: URL): boolean => paths[method]?.test(pathname) ?? false;
