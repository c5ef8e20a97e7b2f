/** Returns the match patterns of a recipe's hosts. `www.` may precede a host without a wildcard. */
export const recipePatterns = (hosts: string[]): string[] =>
  hosts.flatMap((host) => (host.startsWith('*.') ? [`https://${host}/*`] : [`https://${host}/*`, `https://www.${host}/*`]));
