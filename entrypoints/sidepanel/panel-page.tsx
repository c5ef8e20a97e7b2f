import Maximize2 from 'lucide-react/icons/maximize-2';
import { lazy, Suspense } from 'react';
import { useApp } from '../../components/app/app-context.ts';
import { t } from '../../components/i18n/t.ts';
import { usePage } from '../../components/page/use-page.ts';
import { Places } from '../../components/places/places.tsx';
import { isPage } from '../../components/places/route.ts';
import { IconButton } from '../../components/ui/button.tsx';
import { Panel } from './panel.tsx';

const FileDrop = lazy(() => import('./file-drop.tsx'));

/** The places of the side panel, or of its page in a tab. */
export function PanelPage() {
  const { navigation } = useApp();
  const page = usePage();
  return (
    <Places
      now={<Panel page={page} />}
      end={({ place }) =>
        place === 'library' &&
        !isPage() && <IconButton icon={Maximize2} label={t('action.fullView')} onClick={navigation.openLibrary} />
      }
    >
      <Suspense>
        <FileDrop page={page} />
      </Suspense>
    </Places>
  );
}
