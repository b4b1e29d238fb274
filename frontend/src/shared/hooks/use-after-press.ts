import { useEffect, useRef } from 'react';

/**
 * Does something at once, or, while a button of the mouse or a finger is down, after it has been let go. What would move the page
 * between the press and the release would take the click away from what was pressed.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  /** Null while nothing is pressed. */
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = () => {
      const acts = waiting.current ?? [];
      waiting.current = null;
      // The click follows the release within the same task.
      setTimeout(() => acts.forEach((act) => act()));
    };
    const ends = ['mouseup', 'dragend'] as const;
    document.addEventListener('mousedown', press, true);
    ends.forEach((end) => document.addEventListener(end, release, true));
    return () => {
      document.removeEventListener('mousedown', press, true);
      ends.forEach((end) => document.removeEventListener(end, release, true));
    };
  }, []);
  return (act) => {
    if (waiting.current === null) act();
    else waiting.current.push(act);
  };
};
