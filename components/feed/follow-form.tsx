import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { feedText } from '../i18n/feed-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FollowFailure } from './follow-failure.tsx';
import styles from './follow-form.module.css';
import { isCompleteAddress, normalizeAddress } from './normalize-address.ts';
import { useFollowRequest } from './use-follow-request.ts';

/** The form that follows a channel by its address. It begins with the address `first`. */
export function FollowForm({ first = '' }: { first?: string }) {
  const [typed, setTyped] = useState(first);
  const [error, setError] = useState<string>();
  const following = useFollowRequest();
  const { isPending, title, follow } = following;
  const address = normalizeAddress(typed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !address) return;
    if (!isCompleteAddress(address)) return setError(feedText('hub.error'));
    if (await follow(address)) setTyped('');
  };
  return (
    <div>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={feedText('follow.label')}
          error={error}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={4000}
          value={typed}
          onChange={({ target }) => {
            setError(undefined);
            // It was about another address.
            following.dismiss();
            setTyped(target.value);
          }}
        />
        <Button type="submit" variant="primary" icon={Plus} disabled={!address || isPending}>
          {feedText('follow.action')}
        </Button>
      </form>
      <p role="status" className={styles.result} dir="auto">
        {isPending ? feedText('follow.searching') : title !== undefined && feedText('follow.done', { title })}
      </p>
      <FollowFailure following={following} />
    </div>
  );
}
