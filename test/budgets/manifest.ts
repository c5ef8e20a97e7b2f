/** The parts of a manifest that the checks look at. */
export interface Manifest {
  host_permissions?: string[];
  content_scripts?: { matches?: string[]; js?: string[]; world?: 'ISOLATED' | 'MAIN' }[];
  background?: { service_worker?: string };
  name?: string;
  description?: string;
  action?: { default_popup?: string; default_title?: string };
  commands?: Record<string, { description?: string }>;
  side_panel?: { default_path?: string };
  content_security_policy?: { extension_pages?: string };
}

/** Users grant these at the installation: few enough to read. */
const maxSites = 5;

/** Returns the claims of the manifest beyond a few named hosts. */
export function reachViolations({ host_permissions: hosts = [], content_scripts: scripts = [] }: Manifest): string[] {
  const matches = scripts.flatMap(({ matches: patterns = [] }) => patterns);
  const sites = new Set(hosts.map(hostOf));
  return [
    ...matches
      .filter((pattern) => !isNamed(pattern))
      .map((pattern) => `a content script runs on ${pattern}, which names no host`),
    ...hosts.filter((pattern) => !isNamed(pattern)).map((pattern) => `host_permissions holds ${pattern}, which names no host`),
    ...matches
      .filter((pattern) => isNamed(pattern) && !hosts.some((host) => covers(hostOf(host), hostOf(pattern))))
      .map((pattern) => `a content script runs on ${pattern}, which host_permissions does not name`),
    ...(sites.size > maxSites ? [`host_permissions names ${sites.size} sites: ${maxSites} are the most`] : []),
  ];
}

const hostOf = (pattern: string): string => /^[^:]+:\/\/([^/]*)\//.exec(pattern)?.[1] ?? '*';

/** `*.example.org` names a host; `*`, `*.com` and `<all_urls>` don't. */
const isNamed = (pattern: string): boolean => /^(\*\.)?[^.*]+(\.[^.*]+)+$/.test(hostOf(pattern));

const covers = (wide: string, host: string): boolean =>
  wide === host || (wide.startsWith('*.') && `.${host}`.endsWith(wide.slice(1)));

/** Returns the texts of the manifest that are not taken from the catalogs, so that every language shows the same. */
export function untranslatedTexts({ name, description, action, commands = {} }: Manifest): string[] {
  const texts: Record<string, string | undefined> = { name, description, 'action.default_title': action?.default_title };
  for (const [command, { description: shown }] of Object.entries(commands))
    if (!command.startsWith('_execute_')) texts[`commands.${command}.description`] = shown;
  return Object.entries(texts)
    .filter(([, text]) => !text?.startsWith('__MSG_'))
    .map(([field, text]) => `${field} is ${JSON.stringify(text)}, which is translated nowhere`);
}
