import { create } from 'zustand';

/** What can be done about what happened. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Message {
  readonly words: string;
  readonly failed: boolean;
  readonly action?: ToastAction;
}

/** How long an action is offered: long enough to decide and to reach it. */
export const actionSeconds = 10;

/** Milliseconds that a message stays. */
export const lifetimeOf = ({ action }: Message): number => (action === undefined ? 2000 : actionSeconds * 1000);

interface Toasts {
  /** Stays true from the first message on: what shows messages is loaded then. */
  readonly wanted: boolean;
  readonly waiting: readonly Message[];
}

const useToasts = create<Toasts>(() => ({ wanted: false, waiting: [] }));

export const useToastsWanted = (): boolean => useToasts(({ wanted }) => wanted);

const say = (message: Message): void =>
  useToasts.setState(({ waiting }) => ({ wanted: true, waiting: [...waiting, message] }));

/** Says that something happened. Read out by screen readers. */
export const toast = (words: string, action?: ToastAction): void => say({ words, failed: false, action });

/** Says that something failed; the words say what. */
export const toastFailure = (words: string): void => say({ words, failed: true });

/** Hands over the waiting messages and all later ones, each once, until the returned function is called. */
export const showToastsWith = (show: (message: Message) => void): (() => void) => {
  const handOver = () => {
    const { waiting } = useToasts.getState();
    if (waiting.length === 0) return;
    useToasts.setState({ waiting: [] });
    waiting.forEach(show);
  };
  handOver();
  return useToasts.subscribe(handOver);
};
