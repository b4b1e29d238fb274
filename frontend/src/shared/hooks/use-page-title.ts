import { useEffect } from 'react';
import { useProductName } from './use-product-name';

/** Sets the window's title: 'Aidy · My Trackers'; null leaves it unchanged, undefined: not known yet. */
export const usePageTitle = (title: string | null | undefined): void => {
  const product = useProductName();
  useEffect(() => {
    if (title === null) return;
    document.title = title === undefined ? product : `${product} · ${title}`;
  }, [title, product]);
};
