import { useEffect } from 'react';
import { isDialogOpen, isMenuOpen } from './open-dialog';
import { toShortcut } from './shortcut';
import { useShortcutsEnabled } from './shortcut-setting';
import { useLatest } from './use-latest';

export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isModal = (): boolean => isDialogOpen() || isMenuOpen();

/**
 * Shortcuts while no dialog is open. Single keys are active while enabled and no field is focused (Escape leaves a
 * field); `mod+` before a key is Ctrl or ⌘, and always active.
 */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const isEnabled = useShortcutsEnabled();
  const latest = useLatest(shortcuts);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const keys = toShortcut(event) ?? '';
      // Otherwise the next single key would be typed into the field.
      if (keys === 'Escape' && isTyping(event.target) && !event.defaultPrevented && !event.isComposing && !isModal())
        event.target.blur();
      const action = latest.current[keys];
      const isCommand = keys.startsWith('mod+');
      if (action === undefined || isModal() || (!isCommand && (!isEnabled || isTyping(event.target)))) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isEnabled, latest]);
};
