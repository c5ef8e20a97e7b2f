import { tabIcons } from '../ui/tab-icons.ts';

/** The tabs of a media item, in their order. */
export const itemTabs = (['summary', 'chapters', 'subtitles', 'notes', 'ask'] as const).map((value) => ({
  value,
  label: `tabs.${value}` as const,
  icon: tabIcons[value],
}));

export type ItemView = (typeof itemTabs)[number]['value'];

/** The initial tab and position. */
export interface InitialView {
  /** Position in the transcript. Seconds. */
  at?: number;
  view?: ItemView;
  /** A question to begin with in the tab "Ask". */
  question?: string;
}
