import {
  type McpHandlerRequestOptions,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/**
 * Answers one message of the protocol's older era with one piece of JSON. As a stream of events, as that era has it by default,
 * the same answer is written three times over. A caller that closes the connection ends the call.
 */
export async function answerAtOnce(server: Server, request: Request, options: McpHandlerRequestOptions): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  await server.connect(transport);
  const gone = new Promise<Response>((resolve) => {
    const end = () => void server.close().finally(() => resolve(new Response(null, { status: 499 })));
    request.signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([transport.handleRequest(request, options), gone]);
}
