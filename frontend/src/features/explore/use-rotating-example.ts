import { useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { exampleTopics } from './published/example-topics';

const shownMs = 3000;
export const fadeMs = 150;

/** Rotates the examples; `fading` during the transition. Stops while `paused` and with reduced motion. */
export const useRotatingExample = (paused: boolean): { example: string; fading: boolean } => {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)') || paused;
  const [at, setAt] = useState(0);
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (still) return;
    const fade = setTimeout(() => setFading(true), shownMs - fadeMs);
    const next = setTimeout(() => {
      setAt((current) => (current + 1) % exampleTopics.length);
      setFading(false);
    }, shownMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(next);
      setFading(false);
    };
  }, [at, still]);
  return { example: exampleTopics[at] ?? '', fading };
};
