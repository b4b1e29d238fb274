const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

/** What opens the command palette, as its keyboard names it. */
export const paletteKeys = isApple() ? '⌘ K' : 'Ctrl K';

/**
 * What a key press means as a shortcut: the character, or `mod+` and the key with Ctrl, or ⌘ on a Mac, where Ctrl and a letter edit
 * a field; null for neither. AltGr, which Windows reports as Ctrl and Alt, and Option on a Mac choose a character: many keyboards
 * need them for `[` and the like.
 */
export const shortcutOf = (event: KeyboardEvent): string | null => {
  const { key, altKey, ctrlKey, metaKey } = event;
  const onMac = isApple();
  if (event.getModifierState('AltGraph') || (onMac && altKey && !ctrlKey && !metaKey)) return key;
  if (altKey || (onMac && ctrlKey)) return null;
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;
};
