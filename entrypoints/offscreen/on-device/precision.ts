/** Suffixes of the files that hold a network's weights in each precision. */
export const suffixes = { fp32: '', fp16: '_fp16', q8: '_quantized', q4: '_q4', q4f16: '_q4f16' };

/** Precision of the weights of a network. */
export type Precision = keyof typeof suffixes;
