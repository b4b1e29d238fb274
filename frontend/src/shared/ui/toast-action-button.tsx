import { TextButton } from './text-button';
import type { Message } from './toast';

/** A message's action, if it has one. The message ends with it, and the focus returns to the page. */
export const ToastActionButton = ({ message: { action }, onDone }: { message: Message; onDone: () => void }) =>
  action === undefined ? null : (
    <TextButton
      onClick={() => {
        action.act();
        onDone();
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      {action.label}
    </TextButton>
  );
