import { create } from 'zustand';

const useContainerStore = create<{ readonly element: HTMLElement | null }>(() => ({ element: null }));

const setElement = (element: HTMLElement | null): void => useContainerStore.setState({ element });

/**
 * Position of toasts in the document, although they are fixed to the window: at the start of the page, so that a
 * toast's action is next in the tab order once the page has the focus.
 */
export const ToastContainer = () => <div ref={setElement} />;

/** Null on pages without a container. */
export const useToastContainer = (): HTMLElement | null => useContainerStore(({ element }) => element);
