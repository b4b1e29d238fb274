import { useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { exampleTopics } from './published/example-topics';

const SHOWN_MS = 3000;
export const FADE_MS = 150;

/** Rotates the examples; `fading` during the transition. Stops while `paused` and with reduced motion. */
export const useRotatingExample = (paused: boolean): { example: string; fading: boolean } => {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)') || paused;
  const [at, setAt] = useState(0);
  const [isFading, setIsFading] = useState(false);
  useEffect(() => {
    if (still) return;
    const fade = setTimeout(() => setIsFading(true), SHOWN_MS - FADE_MS);
    const next = setTimeout(() => {
      setAt((current) => (current + 1) % exampleTopics().length);
      setIsFading(false);
    }, SHOWN_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(next);
      setIsFading(false);
    };
  }, [at, still]);
  return { example: exampleTopics()[at] ?? '', fading: isFading };
};
