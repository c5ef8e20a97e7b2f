import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';

/** The browser's own models that can be used now, as `listBrowserModels` names them; undefined until they are known. */
export function useOfferedModels(): string[] | undefined {
  const { client } = useApp();
  const [offered, setOffered] = useState<string[]>();
  useEffect(() => {
    // Read with each view, because the user may have downloaded a model since.
    client.testProvider({ kind: 'builtIn' }).then(
      ({ models }) => setOffered(models),
      () => setOffered([]),
    );
  }, [client]);
  return offered;
}
