import { audiencesOf, scopes } from '../accounts/audiences.ts';

const wellKnown = '/.well-known/oauth-protected-resource';

/** The paths of the protected resource metadata (RFC 9728), which `WWW-Authenticate` names as resource_metadata. */
export const protectedResources = (origin: string) => {
  const { all, api, mcp } = audiencesOf(origin);
  return [all, api, mcp].map((resource) => ({ path: `${wellKnown}${resource.slice(origin.length)}`, resource }));
};

/** Returns the protected resource metadata (RFC 9728) of one resource of this server. */
export const protectedResourceDocument = (origin: string, resource: string) => ({
  resource,
  resource_name: 'Gloss',
  authorization_servers: [origin],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
});
