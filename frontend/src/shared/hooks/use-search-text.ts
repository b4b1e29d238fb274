import { useEffect, useState } from 'react';
import { textParam, useAddressParam } from './use-address-param';

const PAUSE_MS = 250;

export interface SearchText {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** The search in the URL, which follows a pause in typing. */
  readonly searched: string;
  /** The search that the URL is about to have, for callers that change its other parameters. */
  readonly put: string;
}

/** Keeps the search in a parameter of the URL, so that it survives reloading, going back and sharing. */
export const useSearchText = (name: string): SearchText => {
  const [param, setParam] = useAddressParam(name, textParam);
  const searched = param ?? '';
  const [typed, setTyped] = useState(searched);
  const [seen, setSeen] = useState(searched);
  /** Searches put into the URL from here that it does not show yet: while it lags behind, more may be typed. */
  const [put, setPut] = useState<readonly string[]>([]);
  if (searched !== seen) {
    setSeen(searched);
    const at = put.indexOf(searched);
    setPut(at < 0 ? [] : put.slice(at + 1));
    // Otherwise the URL was changed elsewhere: by going back, or by a link.
    if (at < 0) setTyped(searched);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === (put.at(-1) ?? seen)) return;
    const pause = setTimeout(() => {
      setPut([...put, text]);
      setParam(text === '' ? null : text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, put, seen, setParam]);
  return { typed, type: setTyped, searched, put: put.at(-1) ?? seen };
};
