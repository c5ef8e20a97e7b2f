/** What a run would take, as the service tells it before. */
export interface CostEstimate {
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; absent when the price is not known. */
  cost?: number;
}

/** US dollars that nobody needs to be asked about. */
const smallCost = 0.05;
/** The same in tokens, where the price is not known. */
const smallTokens = 40_000;

/** Whether a run takes so much that the person is to agree to it first. */
export const isCostly = ({ inputTokens, outputTokens, cost }: CostEstimate): boolean =>
  cost === undefined ? inputTokens + outputTokens > smallTokens : cost > smallCost;
