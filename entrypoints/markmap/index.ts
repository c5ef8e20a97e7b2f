import { Markmap } from 'markmap-view';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/** What draws the map in a page that is exported; its text goes into that page. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { markmap: { Markmap } });
});
