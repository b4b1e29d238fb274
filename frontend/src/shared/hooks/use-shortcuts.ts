import { useEffect, useRef } from 'react';
import { isDialogOpen, isMenuOpen } from './open-dialog';
import { shortcutOf } from './palette-keys';
import { useShortcutsEnabled } from './shortcut-setting';

export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isModal = (): boolean => isDialogOpen() || isMenuOpen();

/**
 * Shortcuts while no dialog is open. Single keys are active while enabled and no field is focused; `mod+` before a key is Ctrl or ⌘,
 * and always active.
 */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const on = useShortcutsEnabled();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const keys = shortcutOf(event) ?? '';
      const act = current.current[keys];
      const isCommand = keys.startsWith('mod+');
      if (act === undefined || isModal() || (!isCommand && (!on || isTyping(event.target)))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};
