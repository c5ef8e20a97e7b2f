import {
  type McpHandlerRequestOptions,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/**
 * Answers one message of the protocol's legacy era with one JSON body. The default of that era, an event stream, writes the
 * answer three times. If the caller closes the connection, the call is aborted.
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
