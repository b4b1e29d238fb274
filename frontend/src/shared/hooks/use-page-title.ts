import { useEffect } from 'react';
import { useProductName } from './use-product-name';

/** Sets the window's title: 'My Trackers · Aidy'. */
export const usePageTitle = (title: string | undefined): void => {
  const product = useProductName();
  useEffect(() => {
    document.title = title === undefined ? product : `${title} · ${product}`;
  }, [title, product]);
};
