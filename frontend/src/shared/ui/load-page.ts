import { tabStorage } from '../storage/browser-storage';
import { toast } from './toasts/toast';

const KEY = 'messageAfterLoad';

interface Load {
  /** Default: the current page again. */
  readonly path?: string;
  /** Shown on the new page. */
  readonly message: string;
}

/** Loads a page with a new document, without the state of the current one. */
export const loadPage = ({ path, message }: Load): void => {
  tabStorage.set(KEY, message);
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
};

/** Shows the message left by the previous page. */
export const toastAfterLoad = (): void => {
  const message = tabStorage.get(KEY);
  if (message === null) return;
  tabStorage.remove(KEY);
  toast(message);
};
