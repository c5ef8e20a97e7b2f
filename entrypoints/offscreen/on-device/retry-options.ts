/** Returns the generation options of a retry, which prevent repetition. The first attempt decodes greedily. */
export const retryOptions = (temperature: number | undefined) =>
  temperature === undefined ? {} : { do_sample: temperature > 0, temperature, no_repeat_ngram_size: 5 };
