import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';

export interface FollowRequest {
  isPending: boolean;
  /** Title of the channel that was followed last. */
  title?: string;
  failure?: FailureData;
  follow(channelUrl: string): Promise<boolean>;
  retry(): void;
  dismiss(): void;
}

/** Follows a channel by its address, with progress and failure. */
export function useFollowRequest(): FollowRequest {
  const { client } = useApp();
  const [isPending, setIsPending] = useState(false);
  const [title, setTitle] = useState<string>();
  const [failure, setFailure] = useState<FailureData>();
  const [lastUrl, setLastUrl] = useState('');

  const follow = async (channelUrl: string): Promise<boolean> => {
    setLastUrl(channelUrl);
    setIsPending(true);
    setTitle(undefined);
    setFailure(undefined);
    try {
      setTitle((await client.subscribeChannel({ channelUrl })).channel.title);
      return true;
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, title, failure, follow, retry: () => void follow(lastUrl), dismiss: () => setFailure(undefined) };
}
