import { commonTexts } from '../../texts/common';
import { TextButton } from '../text-button';
import { toastLifetime, type ToastMessage } from './toast';

/**
 * A message's action, or what dismisses one that stays. The message ends with it, and the focus returns to the page.
 */
export const ToastActionButton = ({ message, onDone }: { message: ToastMessage; onDone: () => void }) => {
  const { action } = message;
  if (action === undefined && toastLifetime(message) !== null) return null;
  return (
    <TextButton
      onClick={() => {
        action?.onClick();
        onDone();
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      {action?.label ?? commonTexts().dismiss}
    </TextButton>
  );
};
