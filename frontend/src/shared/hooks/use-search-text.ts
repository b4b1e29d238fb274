import { useEffect, useState } from 'react';
import { textParam, useUrlParam } from './use-url-param';

const TYPING_PAUSE_MS = 250;

export interface SearchText {
  readonly input: string;
  readonly setInput: (text: string) => void;
  /** The search in the URL, which follows a pause in typing. */
  readonly searched: string;
  /** The search that the URL will have next, for callers that change its other parameters. */
  readonly pendingSearch: string;
}

/** Keeps the search in a parameter of the URL, so that it survives reloading, going back and sharing. */
export const useSearchText = (name: string): SearchText => {
  const [param, setParam] = useUrlParam(name, textParam);
  const searched = param ?? '';
  const [input, setInput] = useState(searched);
  const [seen, setSeen] = useState(searched);
  /** Searches that were sent to the URL but are not in it yet: more may be typed while it lags behind. */
  const [pendingSearches, setPendingSearches] = useState<readonly string[]>([]);
  if (searched !== seen) {
    setSeen(searched);
    const index = pendingSearches.indexOf(searched);
    setPendingSearches(index < 0 ? [] : pendingSearches.slice(index + 1));
    // Otherwise the URL was changed elsewhere: by going back, or by a link.
    if (index < 0) setInput(searched);
  }
  useEffect(() => {
    const text = input.trim();
    if (text === (pendingSearches.at(-1) ?? seen)) return;
    const pause = setTimeout(() => {
      setPendingSearches([...pendingSearches, text]);
      setParam(text === '' ? null : text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [input, pendingSearches, seen, setParam]);
  return { input, setInput: setInput, searched, pendingSearch: pendingSearches.at(-1) ?? seen };
};
