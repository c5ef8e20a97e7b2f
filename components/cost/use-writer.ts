import { useEffect, useState } from 'react';
import { client } from '../client.ts';
import { useStoredSettings } from '../item/rows.ts';
import { type Writer, writerOf } from './writer.ts';

let builtIn: Promise<boolean> | undefined;

/** Asked once: a browser has a model of its own, or it has none. */
const hasBuiltIn = (): Promise<boolean> => {
  builtIn ??= client.testProvider({ kind: 'builtIn' }).then(
    () => true,
    () => false,
  );
  return builtIn;
};

/** Who would write, live; undefined until that is known. `isVersion`: a summary or an article. */
export function useWriter(isVersion = false): Writer | undefined {
  const settings = useStoredSettings();
  const [has, setHas] = useState<boolean>();
  useEffect(() => void hasBuiltIn().then(setHas), []);
  return settings === undefined || has === undefined ? undefined : writerOf(settings, has, isVersion);
}
