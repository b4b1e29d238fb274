import { commonTexts } from '../../texts/common';
import { TextButton } from '../text-button';
import { toastLifetime, type ToastMessage } from './toast';

/**
 * A toast's action, or the button that dismisses a lasting one. Both close the toast and return the focus to the page.
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
