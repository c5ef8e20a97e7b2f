import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';

export interface Following {
  isLooking: boolean;
  /** Title of the channel that was followed last. */
  title?: string;
  failure?: FailureData;
  follow(channelUrl: string): Promise<boolean>;
  retry(): void;
  dismiss(): void;
}

/** Follows a channel by its address, with progress and failure. */
export function useFollowing(): Following {
  const { client } = useApp();
  const [isLooking, setIsLooking] = useState(false);
  const [title, setTitle] = useState<string>();
  const [failure, setFailure] = useState<FailureData>();
  const [asked, setAsked] = useState('');

  const follow = async (channelUrl: string): Promise<boolean> => {
    setAsked(channelUrl);
    setIsLooking(true);
    setTitle(undefined);
    setFailure(undefined);
    try {
      setTitle((await client.subscribeChannel({ channelUrl })).channel.title);
      return true;
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
      return false;
    } finally {
      setIsLooking(false);
    }
  };
  return { isLooking, title, failure, follow, retry: () => void follow(asked), dismiss: () => setFailure(undefined) };
}
