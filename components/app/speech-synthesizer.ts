/** Speaks texts with a voice of this device. */
export interface SpeechSynthesizer {
  /** Returns whether a voice of this device speaks a language (BCP 47). */
  hasVoice(language: string): Promise<boolean>;
  /** Speaks a text. Resolves at its end or when the signal aborts it; rejects if the browser can't speak it. */
  speak(text: string, options: { language: string; rate: number; signal: AbortSignal }): Promise<void>;
  pause(): void;
  resume(): void;
}
