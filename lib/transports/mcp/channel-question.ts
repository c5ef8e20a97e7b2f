import {
  acceptedContent,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import type { Failure } from '../../contract/failure.ts';

/** The key of the question in the client's answer. */
const key = 'channel';
const Choice = z.object({ channelUrl: z.url() });
const Candidates = z.object({ candidates: z.array(z.object({ title: z.string(), feedUrl: z.string() })) });

/** Returns the address of the feed that the user has chosen, for a call that is repeated after the question. */
export const readChosenChannel = ({ mcpReq }: ServerContext): { channelUrl: string } | undefined =>
  acceptedContent(mcpReq.inputResponses, key, Choice);

/**
 * Returns the question that asks the user which of several channels at one address is meant, for a failure that names them.
 * Returns undefined for other failures, and when the user has answered already.
 */
export function createChannelQuestion(
  { code, message, details }: Failure,
  { mcpReq }: ServerContext,
): InputRequiredResult | undefined {
  const named = Candidates.safeParse(details);
  const isAnswered = inputResponse(mcpReq.inputResponses, key).kind !== 'missing';
  if (code !== 'ambiguous' || !named.success || isAnswered) return undefined;
  const oneOf = named.data.candidates.map(({ title, feedUrl }) => ({ const: feedUrl, title: `${title} (${feedUrl})` }));
  const channelUrl = { type: 'string' as const, title: 'Channel', oneOf };
  const requestedSchema = { type: 'object' as const, properties: { channelUrl }, required: ['channelUrl'] };
  return inputRequired({ inputRequests: { [key]: inputRequired.elicit({ message, requestedSchema }) } });
}
