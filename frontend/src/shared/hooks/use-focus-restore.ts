import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Restores the focus in an element whose content comes and goes, such as a list with rows that can be removed. When the
 * focused element is gone, the next one in its place gets the focus, such as the next row, or else the one before it,
 * or, if nothing is left, the page. `page`: the page gets it in any case, after which a toast with Undo comes next.
 */
export const useFocusRestore = <Container extends HTMLElement>(to: 'next' | 'page' = 'next'): RefObject<Container> => {
  const container = useRef<Container>(null);
  useEffect(() => {
    let last: Element | null = null;
    let before: readonly HTMLElement[] = [];
    const focusable = () => [...(container.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const note = () => {
      const all = focusable();
      before = all.slice(
        0,
        all.findIndex((each) => each === last),
      );
    };
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A dialog that asks about a row gives the focus back when it closes.
      const dialog = target.closest('dialog, [role="dialog"]');
      if (dialog !== null && !dialog.contains(container.current)) return;
      last = container.current?.contains(target) === true ? target : null;
      note();
    };
    const rememberFocus = () => {
      if (last === null) return;
      if (last.isConnected) return note();
      if (document.activeElement !== document.body) return;
      const all = to === 'page' ? [] : focusable();
      const index = all.findLastIndex((each) => before.includes(each)) + 1;
      (all[index] ?? all.at(-1) ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(rememberFocus);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [to]);
  return container;
};
