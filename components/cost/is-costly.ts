/** The estimated cost of a run, as the service reports it. */
export interface CostEstimate {
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; absent when the price is not known. */
  cost?: number;
}

/** Highest cost that needs no confirmation (US dollars). */
const maxUnconfirmedCost = 0.05;
/** Highest number of tokens that needs no confirmation where the price is not known. */
const maxUnconfirmedTokens = 40_000;

/** Whether a run costs so much that the user must confirm it. */
export const isCostly = ({ inputTokens, outputTokens, cost }: CostEstimate): boolean =>
  cost === undefined ? inputTokens + outputTokens > maxUnconfirmedTokens : cost > maxUnconfirmedCost;
