import type { PageMedium } from '../../lib/contract/page.ts';
import type { ElementQuestion } from '../page/page-script.ts';

/** A medium that an element of a tab's page plays. */
export interface Playing extends ElementQuestion {
  tabId: number;
  medium: PageMedium;
}
