import { create } from 'zustand';
import { browserStorage } from '../storage/browser-storage';

const OFF_KEY = 'keyboardShortcutsOff';

/**
 * Whether single-key shortcuts are enabled, stored in the browser. Speech input can trigger them accidentally, so they
 * can be turned off (WCAG 2.1.4).
 */
const useShortcutSetting = create(() => ({ on: browserStorage.get(OFF_KEY) === null }));

export const useShortcutsEnabled = (): boolean => useShortcutSetting(({ on }) => on);

export const setShortcutsEnabled = (on: boolean): void => {
  if (on) browserStorage.remove(OFF_KEY);
  else browserStorage.set(OFF_KEY, 'yes');
  useShortcutSetting.setState({ on });
};
