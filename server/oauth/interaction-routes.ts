import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { errors, type default as Provider } from 'oidc-provider';
import type { Accounts } from '../accounts/accounts.ts';
import { audiencesOf, scopes } from '../accounts/audiences.ts';
import { getClientAddress } from '../accounts/client-address.ts';
import type { Visit } from '../accounts/sessions.ts';
import { consentPage } from '../pages/consent-page.ts';
import { createPageApp, type PageApp, type PageEnv, readForm, withText } from '../pages/page-app.ts';
import { formTargetOf, pageHeaders } from '../pages/page-headers.ts';
import { messagePage } from '../pages/sign-in-pages.ts';
import { knownClients } from './clients.ts';
import { oauthPaths } from './oauth-config.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Params = Record<string, string | undefined>;

const path = `${oauthPaths.interaction}/:uid`;

/** The routes of sign-in and consent between an authorization request and its response, and the limit of such requests. */
export function createInteractionRoutes(
  provider: Provider,
  accounts: Accounts,
  extensionHosts: string[],
  onError: (error: unknown) => void,
): PageApp {
  const { config, sessions, limits } = accounts;
  const audiences = audiencesOf(config.origin);
  const knownClientIds = new Set(knownClients({ ...config, extensionHosts }).map(({ client_id: id }) => id));
  const app = createPageApp(config.origin, [path], onError);

  app.use(oauthPaths.authorization, withText, async (context, next) => {
    await limits.consume('authorizeFrom', getClientAddress(context, config.trustedProxies ?? 0));
    await next();
  });

  const node = (context: Context<PageEnv>) => {
    const { incoming, outgoing } = context.env as HttpBindings;
    return [incoming, outgoing] as const;
  };
  const finishInteraction = async (context: Context<PageEnv>, result: Parameters<Provider['interactionResult']>[2]) =>
    context.redirect(await provider.interactionResult(...node(context), result), 303);

  type Handler = (context: Context<PageEnv>, interaction: Interaction, visit: Visit | undefined) => Promise<Response>;
  const withInteraction = (handle: Handler) => async (context: Context<PageEnv>) => {
    try {
      const interaction = await provider.interactionDetails(...node(context));
      if (interaction.uid !== context.req.param('uid'))
        throw new errors.SessionNotFound('the cookie belongs to another interaction');
      // The provider ignores unknown scopes, so a request for others only would end with a token that opens nothing.
      const requested = String(interaction.params.scope ?? '').split(' ');
      if (!requested.some((scope) => scopes.some((known) => known === scope)))
        return await finishInteraction(context, {
          error: 'invalid_scope',
          error_description: `the scopes are ${scopes.join(' and ')}`,
        });
      return await handle(context, interaction, await sessions.findByCookie(context.req.header('cookie')));
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      const { text } = context.var;
      return context.html(messagePage(text, text.t('error.title'), text.t('error.expired')), 400);
    }
  };
  const signIn = (context: Context<PageEnv>, { uid }: Interaction) => {
    const next = `${oauthPaths.interaction}/${uid}`;
    return context.redirect(`/account/sign-in?${new URLSearchParams({ next })}`, 303);
  };

  /** Repeats the authorization request for the user who is signed in now. */
  const restartAuthorization = (context: Context<PageEnv>, { params }: Interaction) => {
    const pairs = Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
    const query = new URLSearchParams(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
    // The user has just been prompted.
    query.delete('prompt');
    return context.redirect(`${oauthPaths.authorization}?${query}`, 303);
  };

  app.get(
    path,
    withInteraction(async (context, interaction, visit) => {
      const params = interaction.params as Params;
      const { prompt } = interaction;
      if (prompt.name === 'login') {
        // A client may require a new sign-in.
        const isFresh = !prompt.reasons.includes('login_prompt') || (visit?.session.createdAt ?? 0) >= interaction.iat * 1000;
        if (!visit || !isFresh) return signIn(context, interaction);
        if ((interaction.session?.accountId ?? visit.user.userId) !== visit.user.userId)
          return restartAuthorization(context, interaction);
        return finishInteraction(context, { login: { accountId: visit.user.userId } });
      }
      if (!visit) return signIn(context, interaction);
      if (visit.user.userId !== interaction.session?.accountId) return restartAuthorization(context, interaction);
      const clientId = params.client_id!;
      const client = await provider.Client.find(clientId);
      const redirectUri = params.redirect_uri!;
      for (const [name, value] of Object.entries(pageHeaders(formTargetOf(redirectUri)))) context.header(name, value);
      return context.html(
        consentPage(context.var.text, {
          clientName: (client?.clientName ?? clientId).slice(0, 100),
          isKnown: knownClientIds.has(clientId),
          email: visit.user.email,
          scopes: (params.scope ?? '').split(' '),
          isForMcp: params.resource === audiences.mcp,
          redirectUri,
          action: `${oauthPaths.interaction}/${interaction.uid}`,
        }),
      );
    }),
  );

  app.post(
    path,
    withInteraction(async (context, interaction, visit) => {
      const { decision, write } = await readForm(context);
      const params = interaction.params as Params;
      if (interaction.prompt.name !== 'consent') return context.redirect(`${oauthPaths.interaction}/${interaction.uid}`, 303);
      if (!visit) return signIn(context, interaction);
      if (decision === 'other') await sessions.end(visit.user.userId, visit.session.sessionId);
      if (decision === 'other' || visit.user.userId !== interaction.session?.accountId)
        return restartAuthorization(context, interaction);
      if (decision !== 'allow')
        return finishInteraction(context, { error: 'access_denied', error_description: 'the user denied access' });
      const grant = new provider.Grant({ accountId: visit.user.userId, clientId: params.client_id! });
      const requestedScopes = (params.scope ?? '').split(' ');
      const granted = requestedScopes.filter((scope) => scope !== 'write' || write !== undefined);
      const refused = requestedScopes.filter((scope) => !granted.includes(scope));
      grant.addOIDCScope(granted.join(' '));
      if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '));
      for (const resource of [params.resource ?? audiences.all].flat()) {
        grant.addResourceScope(resource, granted.join(' '));
        if (refused.length > 0) grant.rejectResourceScope(resource, refused.join(' '));
      }
      return finishInteraction(context, { consent: { grantId: await grant.save() } });
    }),
  );
  return app;
}
