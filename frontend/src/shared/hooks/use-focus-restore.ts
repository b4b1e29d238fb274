import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Restores the focus in an element whose content changes, such as a list with removable rows. When the focused element
 * is removed, the next one gets the focus, such as the next row, or else the previous one, or, if nothing is left, the
 * page. `page`: always the page, after which a toast with Undo comes next.
 */
export const useFocusRestore = <Container extends HTMLElement>(to: 'next' | 'page' = 'next'): RefObject<Container> => {
  const container = useRef<Container>(null);
  useEffect(() => {
    let last: Element | null = null;
    let before: readonly HTMLElement[] = [];
    const focusable = () => [...(container.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const rememberPosition = () => {
      const all = focusable();
      before = all.slice(
        0,
        all.findIndex((each) => each === last),
      );
    };
    const rememberFocused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A dialog that asks about a row gives the focus back when it closes.
      const dialog = target.closest('dialog, [role="dialog"]');
      if (dialog !== null && !dialog.contains(container.current)) return;
      last = container.current?.contains(target) === true ? target : null;
      rememberPosition();
    };
    const restoreFocus = () => {
      if (last === null) return;
      if (last.isConnected) return rememberPosition();
      if (document.activeElement !== document.body) return;
      const all = to === 'page' ? [] : focusable();
      const index = all.findLastIndex((each) => before.includes(each)) + 1;
      (all[index] ?? all.at(-1) ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(restoreFocus);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', rememberFocused);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', rememberFocused);
    };
  }, [to]);
  return container;
};
