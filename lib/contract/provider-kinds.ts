/** Kinds of providers of text models and of speech models, by the protocol of their API. */
export const textKinds = ['openaiCompatible', 'anthropic', 'google', 'builtIn', 'onDevice'] as const;
export const speechKinds = ['openaiTranscription', 'deepgram', 'assemblyai', 'elevenLabs'] as const;
/** Kind of a provider of language models, by the protocol of its API. */
export type ProviderKind = (typeof textKinds)[number];
/** Kind of a provider of speech models, by the protocol of its API. */
export type SpeechProviderKind = (typeof speechKinds)[number];

/** Whether a provider transcribes speech; the others write text. */
export const isSpeechKind = (kind: string): kind is SpeechProviderKind => speechKinds.some((one) => one === kind);
/** Whether a provider transcribes speech. */
export const isSpeechProvider = <P extends { kind: string }>(provider: P): provider is P & { kind: SpeechProviderKind } =>
  isSpeechKind(provider.kind);
/** Whether a provider writes text. */
export const isTextProvider = <P extends { kind: string }>(provider: P): provider is P & { kind: ProviderKind } =>
  textKinds.some((kind) => kind === provider.kind);
