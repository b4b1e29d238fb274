import { useEffect, useState } from 'react';

const examples = [
  'Tariffs on steel and aluminum',
  'Federal rules on artificial intelligence',
  'Crewed missions to the Moon',
  'Recalls of space heaters',
  'Section 232 investigations',
  'Export controls on chips',
];

const shownMs = 3000;
export const fadeMs = 150;

/** The examples in turn; `fading` while one gives way to the next. Stands still while `paused`, and for whoever wants no motion. */
export const useRotatingExample = (paused: boolean): { example: string; fading: boolean } => {
  const [at, setAt] = useState(0);
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (paused || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const fade = setTimeout(() => setFading(true), shownMs - fadeMs);
    const next = setTimeout(() => {
      setAt((current) => (current + 1) % examples.length);
      setFading(false);
    }, shownMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(next);
    };
  }, [at, paused]);
  return { example: examples[at] ?? '', fading };
};
