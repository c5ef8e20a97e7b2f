/** What keeps a model from going round in circles again. The first try takes what is likeliest, word by word. */
export const retryOptions = (temperature: number | undefined) =>
  temperature === undefined ? {} : { do_sample: temperature > 0, temperature, no_repeat_ngram_size: 5 };
