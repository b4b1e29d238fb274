import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The text after a pause in typing. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
};
