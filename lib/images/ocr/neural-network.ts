/** A neural network that the host runs: one tensor in, one out. */
export interface NeuralNetwork {
  run(input: Tensor): Promise<Tensor>;
}

/** Input or output of a neural network: a multidimensional array of numbers. */
export interface Tensor {
  data: Float32Array;
  /** Sizes, the slowest first. */
  dims: readonly number[];
}
