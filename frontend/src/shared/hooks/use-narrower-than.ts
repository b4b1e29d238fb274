import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than `width` CSS pixels, and again whenever that changes. */
export const useNarrowerThan = (width: number): boolean => {
  const query = `(max-width: ${width - 0.02}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
};
