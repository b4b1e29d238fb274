import { useEffect, useState } from 'react';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { useIsImpersonating } from '#shared/session/session';
import { useUser } from '#features/accounts/api/get-user';
import { useUpdateIntroduction } from '../api/update-introduction';

// Only advice, so it may fail to load.
const IntroductionPanel = lazyComponent(
  () => import('../components/introduction-panel'),
  'IntroductionPanel',
  RenderNothing,
);

/**
 * Shown to new users until they end it or create a tracker elsewhere, and to those who restarted it; never to
 * impersonators. It stays while the first tracker is created in it.
 */
export const Introduction = () => {
  const user = useUser();
  const impersonating = useIsImpersonating();
  const [wasOpened, setWasOpened] = useState(false);
  const { mutate: update } = useUpdateIntroduction();
  const isNeedless = !impersonating && !wasOpened && user?.introduction === 'new' && user.tracker_count > 0;
  // Ended for good, or it would come back once the last tracker is deleted.
  useEffect(() => {
    if (isNeedless) update(false);
  }, [isNeedless, update]);
  // The focused button disappears with it.
  const isShown = wasOpened && user !== undefined && !impersonating && user.introduction !== 'ended';
  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [isShown]);
  if (user === undefined || impersonating || user.introduction === 'ended') return null;
  const isDue = user.introduction === 'restarted' || user.tracker_count === 0;
  if (isDue && !wasOpened) setWasOpened(true);
  return wasOpened ? <IntroductionPanel user={user} /> : null;
};
