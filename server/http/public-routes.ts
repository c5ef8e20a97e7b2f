import type { Accounts } from '../accounts/accounts.ts';
import { planLimits } from '../accounts/plans.ts';
import type { PageApp } from '../pages/page-app.ts';
import { icon, stylesheet } from '../pages/page-assets.ts';
import { pricingPage } from '../pages/pricing-page.ts';

/** Adds the routes that show nothing of a user: /pricing, the style sheet and the icon of all pages, and what browsers and robots request. */
export function addPublicRoutes(app: PageApp, { isMetered, plans = planLimits }: Accounts['config']): void {
  for (const { path, body, contentType } of [stylesheet, icon]) {
    app.get(path, (context) => {
      context.header('cache-control', 'public, max-age=31536000, immutable');
      return context.body(body, 200, { 'content-type': contentType });
    });
  }
  // Browsers request it by themselves.
  app.get('/favicon.ico', (context) => context.body(icon.body, 200, { 'content-type': icon.contentType }));
  app.get('/robots.txt', (context) => context.text('User-agent: *\nAllow: /c/\nDisallow: /\n'));
  app.get('/pricing', (context) => context.html(pricingPage(context.var.text, isMetered ? plans : undefined)));
}
