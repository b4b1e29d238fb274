import { copyText } from './copy-text';
import { toast, toastFailure } from './toasts/toast';

/** Copies text to the clipboard and reports the outcome. */
export const copyWithToast = (text: string, done: string, failed: string): Promise<void> =>
  copyText(text).then(
    () => toast(done),
    () => toastFailure(failed),
  );
