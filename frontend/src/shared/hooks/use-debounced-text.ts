import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** The text after a pause in typing. */
export const useDebouncedText = (text: string): string => {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return debounced;
};
