import { browser } from 'wxt/browser';

export const workspaceHost = 'api.notion.com';

/** Asks for the workspace's host, if it is not granted yet. Only in the very turn of a click does the browser ask. */
export const allowWorkspace = (): Promise<boolean> => browser.permissions.request({ origins: [`https://${workspaceHost}/*`] });
