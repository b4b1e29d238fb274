import { copyText } from './copy-text';
import { toast, toastFailure } from './toast';

/** Copies text to the clipboard and reports the outcome. */
export const copyWithToast = (text: string, success: string, failure: string): Promise<void> =>
  copyText(text).then(
    () => toast(success),
    () => toastFailure(failure),
  );
