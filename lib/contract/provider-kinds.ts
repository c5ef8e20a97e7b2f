/** Whose models write, and whose hear, by the protocol that they speak. */
export const textKinds = ['openaiCompatible', 'anthropic', 'google', 'builtIn'] as const;
export const speechKinds = ['openaiTranscription', 'deepgram', 'assemblyai', 'elevenLabs'] as const;
export type ProviderKind = (typeof textKinds)[number];
export type SpeechProviderKind = (typeof speechKinds)[number];

/** Whose provider hears; the others write. */
export const isSpeechKind = (kind: string): kind is SpeechProviderKind => speechKinds.some((one) => one === kind);
export const isSpeechProvider = <P extends { kind: string }>(provider: P): provider is P & { kind: SpeechProviderKind } =>
  isSpeechKind(provider.kind);
export const isTextProvider = <P extends { kind: string }>(provider: P): provider is P & { kind: ProviderKind } =>
  textKinds.some((kind) => kind === provider.kind);
