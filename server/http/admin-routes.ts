import type { Context } from 'hono';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountManagement } from '../accounts/account-management.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { normalizeEmail } from '../accounts/email.ts';
import { isTier } from '../accounts/plans.ts';
import { type AdminOutcome, type AdminOverview, adminPage } from '../pages/admin-page.ts';
import { type PageApp, type PageEnv, readForm } from '../pages/page-app.ts';
import type { PageText } from '../pages/page-text.ts';
import type { SignedIn } from './signed-in.ts';

/** Reads the state of the server, with the accounts whose address contains a text. */
export type ReadOverview = (find: string) => Promise<AdminOverview>;

const maxFindLength = 254;

/** The routes of administrators. To other users they do not exist. Each change takes the administrator's password. */
export function addAdminRoutes(app: PageApp, accounts: Accounts, readOverview: ReadOverview, signedIn: SignedIn): void {
  const { config } = accounts;
  const asAdmin = (handle: Parameters<SignedIn>[0]) =>
    signedIn((context, visit) => (visit.user.isAdmin ? handle(context, visit) : Promise.resolve(context.notFound())));

  const show = async (context: Context<PageEnv>, outcome?: AdminOutcome) => {
    const find = (context.req.query('find') ?? '').trim().slice(0, maxFindLength);
    const overview = await readOverview(find);
    const isMetered = config.isMetered;
    return context.html(adminPage(context.var.text, { overview, isMetered, find, outcome }), outcome?.isBad ? 400 : 200);
  };

  app.get(
    '/account/admin',
    asAdmin((context) => show(context)),
  );
  app.post(
    '/account/admin',
    asAdmin(async (context, { user }) => {
      const { text } = context.var;
      const { email = '', action = '', password = '' } = await readForm(context);
      if (!(await accounts.verifyPassword(user, password)))
        return show(context, { message: text.t('password.wrong'), isBad: true });
      return show(context, await perform(text, accounts.management, action, email));
    }),
  );
}

/** Performs an action of the page's form on the account with an address. */
async function perform({ t }: PageText, management: AccountManagement, action: string, address: string): Promise<AdminOutcome> {
  const email = normalizeEmail(address);
  const refuse = (key: 'error.invalid' | 'admin.exists' | 'admin.unknown') => ({ message: t(key), isBad: true });
  if (!email) return refuse('error.invalid');
  const show = (link: string) => ({ message: t('admin.link', { email }), link });
  const done = () => ({ message: t('admin.done', { email }) });
  const [command, tier] = action.split(' ');
  try {
    switch (command) {
      case 'invite': {
        const link = await management.invite(email);
        return link === undefined ? refuse('admin.exists') : show(link);
      }
      case 'reset-password':
        return show(await management.makeResetLink(email));
      case 'plan':
        if (!isTier(tier)) return refuse('error.invalid');
        await management.setPlan(email, tier);
        return done();
      case 'delete':
        await management.delete(email);
        return done();
      default:
        return refuse('error.invalid');
    }
  } catch (error) {
    if (error instanceof Failure && error.code === 'notFound') return refuse('admin.unknown');
    throw error;
  }
}
