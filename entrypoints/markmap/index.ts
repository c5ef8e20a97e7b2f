import { Markmap } from 'markmap-view';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/** Script that draws the mind map of an exported page; its text is embedded in that page. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { markmap: { Markmap } });
});
