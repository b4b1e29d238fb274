import { create } from 'zustand';

/** An action offered by a message. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastMessage {
  readonly message: string;
  readonly failed: boolean;
  readonly action?: ToastAction;
  /** Set on a message that comes with a new page. It is shown longer, because users look at the page first. */
  readonly lasting?: true;
}

/** How long an action is offered: long enough to decide and to reach it. */
export const ACTION_SECONDS = 10;

/** Milliseconds that a message stays; null until it is dismissed, as failures are. */
export const toastLifetime = ({ action, lasting, failed }: ToastMessage): number | null => {
  if (action !== undefined) return ACTION_SECONDS * 1000;
  if (lasting === true) return 5000;
  return failed ? null : 2000;
};

interface Toasts {
  /** True from the first message on, which loads the code that shows messages. */
  readonly wanted: boolean;
  readonly waiting: readonly ToastMessage[];
}

const useToasts = create<Toasts>(() => ({ wanted: false, waiting: [] }));

export const useToastsWanted = (): boolean => useToasts(({ wanted }) => wanted);

const showToast = (message: ToastMessage): void =>
  useToasts.setState(({ waiting }) => ({ wanted: true, waiting: [...waiting, message] }));

/** Reports a result. Announced by screen readers. */
export const toast = (message: string, action?: ToastAction): void => showToast({ message, failed: false, action });

/** Reports a failure, until it is dismissed or something succeeds. */
export const toastFailure = (message: string): void => showToast({ message, failed: true });

/** Reports what happened on the previous page. */
export const longToast = (message: string, failed: boolean): void => showToast({ message, failed, lasting: true });

/** Passes queued and later messages to `show`, each once, until the returned function is called. */
export const subscribeToToasts = (show: (message: ToastMessage) => void): (() => void) => {
  const handOver = () => {
    const { waiting } = useToasts.getState();
    if (waiting.length === 0) return;
    useToasts.setState({ waiting: [] });
    waiting.forEach(show);
  };
  handOver();
  return useToasts.subscribe(handOver);
};
