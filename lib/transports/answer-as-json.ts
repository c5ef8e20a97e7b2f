import {
  type McpHandlerRequestOptions,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/**
 * Answers one message of the protocol's legacy era with one JSON body. That era's default, a stream of events,
 * writes the same answer three times. A caller that closes the connection aborts the call.
 */
export async function answerAsJson(server: Server, request: Request, options: McpHandlerRequestOptions): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  await server.connect(transport);
  const gone = new Promise<Response>((resolve) => {
    const end = () => void server.close().finally(() => resolve(new Response(null, { status: 499 })));
    request.signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([transport.handleRequest(request, options), gone]);
}
