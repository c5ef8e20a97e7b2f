import { useCallback, useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { SpeechModel } from '../../lib/ports/speech-models.ts';
import { useApp } from '../app/app-context.ts';

export interface SpeechModelsState {
  /** Undefined until they are read; empty where the browser can't run any. */
  models?: SpeechModel[];
  /** Failures of downloads and of their pauses, by the model's id. */
  failures: Record<string, FailureData>;
  download(id: string): void;
  pause(id: string): void;
  remove(id: string): Promise<void>;
}

/** The models on this device that transcribe, or those that write, with the progress of downloads. */
export function useSpeechModels(purpose: 'audio' | 'text' = 'audio'): SpeechModelsState {
  const { speechModels } = useApp().device;
  const [models, setModels] = useState<SpeechModel[]>();
  const [failures, setFailures] = useState<Record<string, FailureData>>({});

  const change = useCallback((id: string, now: Partial<SpeechModel>) => {
    setModels((all) => all?.map((model) => (model.id === id ? { ...model, ...now } : model)));
  }, []);

  const fail = useCallback((id: string, error: unknown) => {
    setFailures((all) => ({ ...all, [id]: Failure.from(error).toJSON() }));
  }, []);

  const follow = useCallback(
    (id: string) => {
      setFailures(({ [id]: _, ...others }) => others);
      change(id, { state: 'downloading' });
      speechModels
        ?.download({ id }, { onEvent: (progress) => change(id, progress) })
        .then((model) => change(id, model))
        .catch((error) => {
          fail(id, error);
          change(id, { state: 'paused' });
        });
    },
    [change, fail, speechModels],
  );

  useEffect(() => {
    if (!speechModels) return setModels([]);
    let isUnmounted = false;
    speechModels.list().then(
      ({ canRun, models }) => {
        if (isUnmounted) return;
        setModels(canRun ? models.filter(({ does }) => (does === 'text') === (purpose === 'text')) : []);
        // Another page may have started the download.
        for (const { id, state } of models) if (state === 'downloading') follow(id);
      },
      () => isUnmounted || setModels([]),
    );
    return () => {
      isUnmounted = true;
    };
  }, [follow, purpose, speechModels]);

  return {
    models,
    failures,
    download: follow,
    pause: (id) => void speechModels?.pause({ id }).catch((error) => fail(id, error)),
    async remove(id) {
      await speechModels?.remove({ id });
      change(id, { state: 'absent', have: 0 });
    },
  };
}
