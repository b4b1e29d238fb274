import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ShortcutSetting {
  readonly on: boolean;
}

/**
 * Whether single-key shortcuts are enabled, stored in the browser. Speech input can trigger them accidentally, so they
 * can be turned off (WCAG 2.1.4).
 */
const useShortcutSetting = create<ShortcutSetting>()(
  persist<ShortcutSetting>(() => ({ on: true }), { name: 'keyboardShortcuts' }),
);

export const useShortcutsOn = (): boolean => useShortcutSetting(({ on }) => on);

export const turnShortcuts = (on: boolean): void => void useShortcutSetting.setState({ on });
