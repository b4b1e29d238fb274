import { useEffect, useRef } from 'react';
import { useShortcutsOn } from './shortcut-setting';

export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isModal = (): boolean => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

/** Single-key shortcuts, active while enabled and no field is focused, no dialog is open and no modifier is pressed. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const on = useShortcutsOn();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const act = current.current[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isModal())
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};
