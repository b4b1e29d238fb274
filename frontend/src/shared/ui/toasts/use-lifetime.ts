import { useEffect, useState } from 'react';
import { useHoverOrFocus } from '../../hooks/use-hover-or-focus';
import { useLatest } from '../../hooks/use-latest';
import { toastLifetime, type ToastMessage } from './toast';

/** Whether another tab is shown or another window has the focus. */
const useInBackground = (): boolean => {
  const [isInBackground, setIsInBackground] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    const leave = () => setIsInBackground(true);
    const enter = () => setIsInBackground(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', enter);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', enter);
    };
  }, []);
  return isInBackground;
};

/**
 * Calls `onEnd` when a message's time is over. The time starts again after the pointer or the focus was on it, or the
 * window was in the background. Returns the handlers for the message.
 */
export const useLifetime = (message: ToastMessage, onEnd: () => void) => {
  const { isHoveredOrFocused, handlers } = useHoverOrFocus();
  const inBackground = useInBackground();
  const end = useLatest(onEnd);
  useEffect(() => {
    const lifetime = toastLifetime(message);
    if (isHoveredOrFocused || inBackground || lifetime === null) return;
    const timer = setTimeout(() => end.current(), lifetime);
    return () => clearTimeout(timer);
  }, [isHoveredOrFocused, inBackground, message, end]);
  return handlers;
};
