import { useRef, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';

export interface FollowRequest {
  isPending: boolean;
  /** Title of the channel that was followed last. */
  title?: string;
  failure?: FailureData;
  /** Resolves to whether the channel is followed. */
  follow(channelUrl: string): Promise<boolean>;
  /** Resolves to whether the channel is followed no longer. */
  unfollow(channelUrl: string): Promise<boolean>;
  retry(): void;
  dismiss(): void;
}

/** Follows and unfollows a channel by its address, with progress and failure. */
export function useFollowRequest(): FollowRequest {
  const { client } = useApp();
  const [isPending, setIsPending] = useState(false);
  const [title, setTitle] = useState<string>();
  const [failure, setFailure] = useState<FailureData>();
  const last = useRef<() => Promise<string | undefined>>(undefined);

  const send = async (request: () => Promise<string | undefined>): Promise<boolean> => {
    last.current = request;
    setIsPending(true);
    setTitle(undefined);
    setFailure(undefined);
    try {
      setTitle(await request());
      return true;
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return {
    isPending,
    title,
    failure,
    follow: (channelUrl) => send(async () => (await client.subscribeChannel({ channelUrl })).channel.title),
    unfollow: (channelUrl) =>
      send(async () => {
        await client.unsubscribeChannel({ channelUrl });
        return undefined;
      }),
    retry: () => last.current && void send(last.current),
    dismiss: () => setFailure(undefined),
  };
}
