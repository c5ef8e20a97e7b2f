import * as z from 'zod/mini';
import { Failure } from '../../../lib/contract/failure.ts';
import { type Handlers, type OperationTable, operation } from '../../../lib/contract/operation.ts';

const probe = (tool: string) =>
  operation({
    summary: 'For the conformance suite',
    http: `POST /${tool}`,
    tool,
    scope: 'read',
    tag: 'open',
    input: z.object({}),
    output: z.object({ text: z.string() }),
  });

/** Operations by the tool names that the suite calls, over the MCP transport. */
export const probes = {
  text: probe('test_simple_text'),
  fail: probe('test_error_handling'),
  report: probe('test_tool_with_progress'),
} satisfies OperationTable;

export const probeHandlers: Handlers<typeof probes> = {
  text: async () => ({ text: 'a text' }),
  fail: async () => {
    throw new Failure('noCaptions', 'a failure on purpose');
  },
  report: async (_, { onProgress }) => {
    for (const stage of ['finding', 'fetching', 'reading']) onProgress?.({ stage });
    return { text: 'done' };
  },
};

/** Scenarios that call these. */
export const probed = ['tools-call-simple-text', 'tools-call-error', 'tools-call-with-progress'];
