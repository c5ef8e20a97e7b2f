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
    output: z.object({ said: z.string() }),
  });

/** Rows by the names that the suite calls, behind the door that agents use. */
export const probes = {
  text: probe('test_simple_text'),
  fail: probe('test_error_handling'),
  report: probe('test_tool_with_progress'),
} satisfies OperationTable;

export const probeHandlers: Handlers<typeof probes> = {
  text: async () => ({ said: 'a text' }),
  fail: async () => {
    throw new Failure('noCaptions', 'a failure on purpose');
  },
  report: async (_, { onProgress }) => {
    for (const stage of ['finding', 'fetching', 'reading']) onProgress?.({ stage });
    return { said: 'done' };
  },
};

/** Scenarios that call these. */
export const probed = ['tools-call-simple-text', 'tools-call-error', 'tools-call-with-progress'];
