import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { AppContext } from '../../components/app/app-context.ts';
import { noPage } from '../../components/app/page-link.ts';
import { FailureBoundary } from '../../components/failure/failure-boundary.tsx';
import { uiLanguage } from '../../components/i18n/t.ts';
import { mount } from '../../components/ui/mount.tsx';
import { WelcomePage } from '../../components/welcome/welcome-page.tsx';
import type { WelcomeTalk } from '../../components/welcome/welcome-talk.ts';
import { extensionApp } from '../app/extension-app.ts';

const base = '/welcome';

/** The welcome page with the packaged talk, in Chinese where the interface is. */
function Welcome() {
  const [talk, setTalk] = useState<WelcomeTalk | null>();
  const [isPinned, setIsPinned] = useState<boolean>();
  useEffect(() => {
    const language = uiLanguage.startsWith('zh') ? 'zh' : 'en';
    void fetch(`${base}/talk.${language}.json`)
      .then((file) => file.json())
      .then(setTalk, () => setTalk(null));
    browser.action.getUserSettings().then(
      ({ isOnToolbar }) => setIsPinned(isOnToolbar),
      () => undefined,
    );
  }, []);
  return <WelcomePage talk={talk} base={base} isPinned={isPinned} />;
}

mount(
  <AppContext value={extensionApp(noPage)}>
    <FailureBoundary>
      <Welcome />
    </FailureBoundary>
  </AppContext>,
);
