import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const pauseMs = 250;

export interface SearchText {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What is searched for: that of the address, which follows a pause in typing. */
  readonly searched: string;
}

/** A search that stands in the address, so that it survives a reload, going back and being passed on. */
export const useSearchText = (): SearchText => {
  const [params, setParams] = useSearchParams();
  const searched = params.get('query') ?? '';
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  // The address was changed from elsewhere: by going back, or by a link.
  if (searched !== known) {
    setKnown(searched);
    setTyped(searched);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === known) return;
    const pause = setTimeout(() => {
      setKnown(text);
      setParams(text === '' ? {} : { query: text }, { replace: true, preventScrollReset: true });
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [typed, known, setParams]);
  return { typed, type: setTyped, searched };
};
