import Captions from 'lucide-react/icons/captions';
import ListTree from 'lucide-react/icons/list-tree';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import TextInitial from 'lucide-react/icons/text-initial';

/** The icons of the tabs of a media item or a collection. */
export const tabIcons = {
  summary: TextInitial,
  chapters: ListTree,
  subtitles: Captions,
  notes: NotebookPen,
  ask: MessageCircleQuestionMark,
};
