import { useEffect, useRef } from 'react';

const PRESSES = ['mousedown', 'mouseup', 'dragend'];

/**
 * Does something at once or, while a mouse button or a finger is down, after it has been released. If the page moved
 * between press and release, the pressed element would get no click.
 */
export const useAfterPress = (): ((action: () => void) => void) => {
  /** Null while nothing is pressed. */
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      const actions = waiting.current ?? [];
      waiting.current = type === 'mousedown' ? actions : null;
      // The click follows the release within the same task.
      if (waiting.current === null) setTimeout(() => actions.forEach((action) => action()));
    };
    for (const type of PRESSES) document.addEventListener(type, follow, true);
    return () => {
      for (const type of PRESSES) document.removeEventListener(type, follow, true);
    };
  }, []);
  return (action) => {
    if (waiting.current === null) action();
    else waiting.current.push(action);
  };
};
