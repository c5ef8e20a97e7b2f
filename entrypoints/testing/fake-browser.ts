/**
 * The browser's interface in unit tests, which mock `wxt/browser` with it. Test files share a process and its modules, so all of
 * them share this object, and each assigns the parts that it needs.
 */
export const fakeBrowser: Record<string, unknown> = {};
