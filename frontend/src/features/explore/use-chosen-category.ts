import { useSearchParams } from 'react-router-dom';

/** The category in the URL; null for all. */
export const useChosenCategory = (): readonly [category: string | null, choose: (category: string | null) => void] => {
  const [params, setParams] = useSearchParams();
  const choose = (category: string | null) =>
    setParams(
      (others) => {
        if (category === null) others.delete('category');
        else others.set('category', category);
        return others;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('category'), choose];
};
