import { copyText } from './copy-text';
import { toast, toastFailure } from './toasts/toast';

/** Copies text to the clipboard and reports the outcome. */
export const copyWithToast = (text: string, success: string, failure: string): Promise<void> =>
  copyText(text).then(
    () => toast(success),
    () => toastFailure(failure),
  );

/** Copies a link once its target is public; the mutation reports a failure. */
export const copyOncePublic = (publishing: Promise<unknown>, link: string, success: string, failure: string) =>
  publishing.then(
    () => copyWithToast(link, success, failure),
    () => undefined,
  );
