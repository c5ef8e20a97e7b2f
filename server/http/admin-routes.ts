import type { Context } from 'hono';
import type { Accounts } from '../accounts/accounts.ts';
import { type AdminOutcome, type AdminOverview, adminPage } from '../pages/admin-page.ts';
import { type PageApp, type PageEnv, readForm } from '../pages/page-app.ts';
import type { PageText } from '../pages/page-text.ts';
import type { SignedIn } from './signed-in.ts';

/** The functions of the server that the page of administrators uses. */
export interface Administration {
  /** Runs a command as `npm run admin` does, and returns its exit code and lines. */
  run(args: string[]): Promise<{ exitCode: number; lines: string[] }>;
  /** Reads the state of the server, with the accounts whose address contains a text. */
  readOverview(find: string): Promise<AdminOverview>;
}

const maxFindLength = 254;

/** The routes of administrators. To other users they do not exist. Each change takes the administrator's password. */
export function addAdminRoutes(
  app: PageApp,
  accounts: Accounts,
  { run, readOverview }: Administration,
  signedIn: SignedIn,
): void {
  const { config, limits } = accounts;
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
      await limits.consume('signInAs', user.email);
      if (!(await accounts.verifyPassword(user, password)))
        return show(context, { message: text.t('password.wrong'), isBad: true });
      await limits.reset('signInAs', user.email);
      return show(context, await perform(text, run, action, email.trim()));
    }),
  );
}

/** Runs the command of an action. Other commands, and addresses that would be read as an option, are refused. */
async function perform({ t }: PageText, run: Administration['run'], action: string, email: string): Promise<AdminOutcome> {
  const [command = '', ...rest] = action.split(' ');
  if (!['invite', 'reset-password', 'plan', 'delete'].includes(command) || email.startsWith('-'))
    return { message: t('error.invalid'), isBad: true };
  const { exitCode, lines } = await run([command, email, ...rest, ...(command === 'delete' ? ['--yes'] : [])]);
  if (exitCode === 2) return { message: t('error.invalid'), isBad: true };
  if (exitCode !== 0) return { message: t(command === 'invite' ? 'admin.exists' : 'admin.unknown'), isBad: true };
  const link = lines[1];
  return link ? { message: t('admin.link', { email }), link } : { message: t('admin.done', { email }) };
}
