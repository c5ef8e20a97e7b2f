import Eraser from 'lucide-react/icons/eraser';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef } from 'react';
import { chatIdOf } from '../../lib/records/chat.ts';
import { useTextEngine } from '../cost/use-text-engine.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { notesText } from '../i18n/notes-text.ts';
import { t } from '../i18n/t.ts';
import { useOpenCard } from '../summary/use-open-card.ts';
import { Button, IconButton } from '../ui/button.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useUndo } from '../ui/undo.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './ask-view.module.css';
import { AnswerMessage, Question } from './chat-message.tsx';
import type { About } from './pending-question.ts';
import { useChat } from './use-chat.ts';
import { useTopics } from './use-topics.ts';

const maxSuggestions = 3;

/** The conversation about one media item or about all items of a collection. */
export default function AskView({
  about,
  question,
  seek,
  onOpen,
}: {
  about: About;
  /** A question to begin with, not sent yet. */
  question?: string;
  /** Playback of the media item. Absent for a collection. */
  seek?: Seek;
  /** Opens an item of the collection at a time. Absent for a media item. */
  onOpen?: (contentId: string, at: number) => void;
}) {
  const chatId = chatIdOf(about);
  const { messages, pendingQuestion, ...chat } = useChat(about);
  const isRead = messages !== undefined;
  const { offer, commit, strip } = useUndo();
  const engine = useTextEngine();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const openCard = useOpenCard(list);
  const isBusy = pendingQuestion !== undefined && !pendingQuestion.failure;
  const hasMessages = !isRead || messages.length > 0 || pendingQuestion !== undefined;
  const hasNext = chat.suggestedQuestions.length > 0;
  const topics = useTopics(about, isRead && !hasNext);
  const isNew = (question: string) => !messages?.some(({ content }) => content === question);
  const suggested = hasNext ? chat.suggestedQuestions : topics.map(questionAbout).filter(isNew).slice(0, maxSuggestions);

  const ask = (question: string) => chat.ask(question, commit());

  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [messages?.length, pendingQuestion]);

  return (
    <section data-view="ask" aria-label={t('tabs.ask')} aria-busy={isBusy} className={styles.view}>
      <div ref={scroller} className={styles.scroller}>
        {!hasMessages && (
          <div className={styles.intro}>
            <MessageCircleQuestionMark size={22} aria-hidden />
            <h2>{notesText('ask.title')}</h2>
            <p>{notesText('collectionId' in about ? 'ask.collection.body' : 'ask.body')}</p>
            {engine && 'missing' in engine && <p>{notesText('ask.offline')}</p>}
          </div>
        )}
        <ol ref={list} className={styles.messages} aria-label={notesText('ask.label')}>
          {messages?.map((message, index) =>
            message.role === 'user' ? (
              <Question key={`${message.createdAt} ${message.role}`} text={message.content} />
            ) : (
              <AnswerMessage
                key={`${message.createdAt} ${message.role}`}
                message={message}
                index={index}
                seek={seek}
                onOpen={onOpen}
                openCard={openCard}
              />
            ),
          )}
          {pendingQuestion && <Question text={pendingQuestion.request.question} />}
        </ol>
        {isBusy && (
          <p className={styles.busy} role="status">
            <span className={styles.dots} aria-hidden />
            {notesText('ask.searching')}
            <Button variant="quiet" icon={Square} onClick={pendingQuestion.cancel}>
              {t('action.cancel')}
            </Button>
          </p>
        )}
        {pendingQuestion?.failure && (
          <FailureBanner
            failure={pendingQuestion.failure}
            onRetry={() => ask(pendingQuestion.request.question)}
            onDismiss={chat.dismiss}
          />
        )}
        {!isBusy && suggested.length > 0 && (
          <ul className={styles.suggested} aria-label={notesText('ask.suggested')}>
            {suggested.map((question) => (
              <li key={question}>
                <Button onClick={() => ask(question)}>{question}</Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.bottom}>
        <AskForm key={chatId} chatId={chatId} initialText={question} isBusy={isBusy} onSubmit={ask} />
        {isRead && messages.length > 0 && (
          <IconButton icon={Eraser} label={notesText('ask.clear')} disabled={isBusy} onClick={() => offer(chat.clear())} />
        )}
      </div>
      {strip}
    </section>
  );
}

const questionAbout = (title: string) => notesText('ask.about', { title });
