import { useEffect, useId, useState } from 'react';
import type { Blocker, BlockerFunction, DataRouter } from 'react-router-dom';

/**
 * The blocked navigation; null if there is none. `shouldBlock` must not change between renders. The library's own
 * `useBlocker` would be in the first script of every page, since the router is.
 */
export const useRouterBlocker = (router: DataRouter, shouldBlock: BlockerFunction): Blocker | null => {
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  useEffect(() => {
    router.getBlocker(key, shouldBlock);
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(key) ?? null));
    return () => {
      stop();
      router.deleteBlocker(key);
    };
  }, [router, key, shouldBlock]);
  return blocker;
};
