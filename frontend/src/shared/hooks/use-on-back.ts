import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Calls back when the user goes back or forward, not when a link is followed. */
export const useOnBack = (onBack: () => void): void => {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type === 'POP') onBack();
  }, [key, type, onBack]);
};
