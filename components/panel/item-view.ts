import Captions from 'lucide-react/icons/captions';
import ListTree from 'lucide-react/icons/list-tree';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import TextInitial from 'lucide-react/icons/text-initial';

/** The tabs of a media item, in their order. */
export const itemTabs = [
  { value: 'summary', label: 'tabs.summary', icon: TextInitial },
  { value: 'chapters', label: 'tabs.chapters', icon: ListTree },
  { value: 'subtitles', label: 'tabs.subtitles', icon: Captions },
  { value: 'notes', label: 'tabs.notes', icon: NotebookPen },
  { value: 'ask', label: 'tabs.ask', icon: MessageCircleQuestionMark },
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
