import { tabIcons } from '../ui/tab-icons.ts';

/** The tabs of a media item, in their order. */
export const itemTabs = [
  { value: 'summary', label: 'tabs.summary', icon: tabIcons.summary },
  { value: 'chapters', label: 'tabs.chapters', icon: tabIcons.chapters },
  { value: 'subtitles', label: 'tabs.subtitles', icon: tabIcons.subtitles },
  { value: 'notes', label: 'tabs.notes', icon: tabIcons.notes },
  { value: 'ask', label: 'tabs.ask', icon: tabIcons.ask },
] as const;

export type ItemView = (typeof itemTabs)[number]['value'];

/** The initial tab and position. */
export interface InitialView {
  /** Position in the transcript. Seconds. */
  at?: number;
  view?: ItemView;
  /** A question to begin with in the tab "Ask". */
  question?: string;
}
