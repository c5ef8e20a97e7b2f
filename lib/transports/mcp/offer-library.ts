import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Client } from '../../contract/operation.ts';
import { failureBody, isInternal } from '../public-failure.ts';
import { type AgentLibrary, createAgentLibrary, resourceScheme, resourceTemplates } from './agent-library.ts';
import { prompts, writePrompt } from './prompts.ts';
import { offerTasks, type ToolTasksHost } from './tool-tasks.ts';

/** The dependencies of the methods on the library of one caller. */
export interface AgentLibraryHost extends Pick<ToolTasksHost, 'perform'> {
  /** Returns the caller's client. Throws a failure for a caller that may not read. */
  openClient(): Promise<Client<Operations>>;
  /** Reports an unexpected error to the operator. */
  onInternalError(error: unknown): void;
}

/** The arguments of prompts and templates that are completed, and the ids that they take. */
const idArguments = new Map([
  ['contentId', 'contentId'],
  ['otherContentId', 'contentId'],
  ['collectionId', 'collectionId'],
]);

/** Registers resources, their completion, prompts and tasks. */
export function offerLibrary(server: Server, { openClient, perform, onInternalError }: AgentLibraryHost): void {
  async function answer<Answer>(work: (client: Client<Operations>) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(await openClient());
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      const failure = Failure.from(error);
      if (isInternal(failure)) onInternalError(failure.cause ?? failure);
      const isWrongInput = failure.code === 'invalid' || failure.code === 'notFound';
      const code = isWrongInput ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
      throw new ProtocolError(code, failureBody(failure).error.message);
    }
  }
  const read = <Answer>(work: (library: AgentLibrary) => Promise<Answer>) => answer((client) => work(createAgentLibrary(client)));

  server.setRequestHandler('resources/list', ({ params }) => read((library) => library.list(params?.cursor)));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params }) => read((library) => library.read(params.uri)));
  server.setRequestHandler('prompts/list', () => ({ prompts }));
  server.setRequestHandler('prompts/get', ({ params }) => writePrompt(params.name, params.arguments));
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => {
    requireCompletable(ref);
    const name = idArguments.get(argument.name);
    const values = name ? await read((library) => library.complete(name, argument.value)) : [];
    return { completion: { values, total: values.length, hasMore: false } };
  });
  offerTasks(server, { answer, perform });
}

/** Throws an error unless a prompt exists, or an address or template is one of the resources. */
function requireCompletable(ref: { type: string; name?: string; uri?: string }): void {
  const isKnown = ref.type === 'ref/prompt' ? prompts.some(({ name }) => name === ref.name) : ref.uri?.startsWith(resourceScheme);
  if (!isKnown) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt or template ${ref.name ?? ref.uri}`);
}
