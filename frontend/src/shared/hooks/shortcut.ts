const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Label of the command palette's shortcut. */
export const paletteShortcutLabel = isApple() ? '⌘ K' : 'Ctrl K';

/**
 * The shortcut of a key press: the character, or `mod+` and the key with Ctrl, or with ⌘ on a Mac, where Ctrl and a
 * letter edit a field; null for neither. AltGr, which Windows reports as Ctrl and Alt, and Option on a Mac only select
 * a character: many keyboards need them for `[` and the like.
 */
export const toShortcut = (event: KeyboardEvent): string | null => {
  const { key, altKey, ctrlKey, metaKey } = event;
  const onMac = isApple();
  if (event.getModifierState('AltGraph') || (onMac && altKey && !ctrlKey && !metaKey)) return key;
  if (altKey || (onMac && ctrlKey)) return null;
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;
};
