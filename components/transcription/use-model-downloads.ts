import { useCallback, useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { DownloadableModel } from '../../lib/ports/model-downloads.ts';
import { useApp } from '../app/app-context.ts';

export interface ModelDownloadsState {
  /** Undefined until they are read; empty where the browser can't run any. */
  models?: DownloadableModel[];
  /** Failures of downloads and of their pauses, by the model's id. */
  failures: Record<string, FailureData>;
  download(id: string): void;
  pause(id: string): void;
  remove(id: string): Promise<void>;
}

/** The models on this device that transcribe, or those that write, with the progress of downloads. */
export function useModelDownloads(kind: 'audio' | 'text' = 'audio'): ModelDownloadsState {
  const { modelDownloads } = useApp().device;
  const [models, setModels] = useState<DownloadableModel[]>();
  const [failures, setFailures] = useState<Record<string, FailureData>>({});

  const change = useCallback((id: string, now: Partial<DownloadableModel>) => {
    setModels((all) => all?.map((model) => (model.id === id ? { ...model, ...now } : model)));
  }, []);

  const fail = useCallback((id: string, error: unknown) => {
    setFailures((all) => ({ ...all, [id]: Failure.from(error).toJSON() }));
  }, []);

  const follow = useCallback(
    (id: string) => {
      setFailures(({ [id]: _, ...others }) => others);
      change(id, { state: 'downloading' });
      modelDownloads
        ?.download({ id }, { onEvent: (progress) => change(id, progress) })
        .then((model) => change(id, model))
        .catch((error) => {
          fail(id, error);
          change(id, { state: 'paused' });
        });
    },
    [change, fail, modelDownloads],
  );

  useEffect(() => {
    if (!modelDownloads) return setModels([]);
    let isUnmounted = false;
    modelDownloads.list().then(
      ({ canRun, models }) => {
        if (isUnmounted) return;
        setModels(canRun ? models.filter(({ purpose }) => (purpose === 'text') === (kind === 'text')) : []);
        // Another page may have started the download.
        for (const { id, state } of models) if (state === 'downloading') follow(id);
      },
      () => isUnmounted || setModels([]),
    );
    return () => {
      isUnmounted = true;
    };
  }, [follow, kind, modelDownloads]);

  return {
    models,
    failures,
    download: follow,
    pause: (id) => void modelDownloads?.pause({ id }).catch((error) => fail(id, error)),
    async remove(id) {
      await modelDownloads?.remove({ id });
      change(id, { state: 'absent', have: 0 });
    },
  };
}
