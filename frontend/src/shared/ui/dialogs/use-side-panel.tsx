import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useFocusAfterUnmount } from '../../hooks/use-focus-after-unmount';
import { useUnsavedTextGuard } from './use-unsaved-text-guard';

interface SidePanelOptions {
  /** Gets the focus when the panel is opened. */
  readonly start: RefObject<HTMLElement | null>;
  /** Whether the user opened it; the URL may also open it. */
  readonly isWanted: boolean;
  /** Id of its content: when it changes, the focus returns to the start. */
  readonly shown: string;
  /** Where the focus returns to: what opened it, if that is shown. */
  readonly findOpener: () => HTMLElement | null | undefined;
  readonly onClose: () => void;
}

/** A panel beside a page: takes the focus, returns it, and asks before typed text is lost. */
export const useSidePanel = ({ start, isWanted, shown, findOpener, onClose }: SidePanelOptions) => {
  useEffect(() => {
    if (isWanted) start.current?.focus({ preventScroll: true });
  }, [start, isWanted, shown]);
  const focusThen = useFocusAfterUnmount();
  const [hasUnsavedText, setHasUnsavedText] = useState(false);
  const { leave, guard } = useUnsavedTextGuard(hasUnsavedText, {
    onLeave: () => {
      focusThen(findOpener);
      onClose();
    },
  });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  return { leave, guard, onKeyDown, onUnsavedTextChange: setHasUnsavedText };
};
