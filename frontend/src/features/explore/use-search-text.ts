import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const pauseMs = 250;

export interface SearchText {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** The search in the URL, which follows a pause in typing. */
  readonly searched: string;
}

/** Keeps the search in the URL, so that it survives reloading, going back and sharing. */
export const useSearchText = (): SearchText => {
  const [params, setParams] = useSearchParams();
  const searched = params.get('query') ?? '';
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  // The URL was changed elsewhere: by going back, or by a link.
  if (searched !== known) {
    setKnown(searched);
    setTyped(searched);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === known) return;
    const pause = setTimeout(() => {
      setKnown(text);
      setParams(
        (others) => {
          if (text === '') others.delete('query');
          else others.set('query', text);
          return others;
        },
        { replace: true, preventScrollReset: true },
      );
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [typed, known, setParams]);
  return { typed, type: setTyped, searched };
};
