export const scopes = ['read', 'write'] as const;
/** A permission of an access token: to read the library, or to change it. */
export type Scope = (typeof scopes)[number];

/** The resources that an access token can be bound to (RFC 8707): the whole server, its HTTP API or its MCP endpoint. */
export const audiencesOf = (origin: string) => ({ all: origin, api: `${origin}/api`, mcp: `${origin}/mcp` });
