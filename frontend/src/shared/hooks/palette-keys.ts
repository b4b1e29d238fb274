const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

/** What opens the command palette, as its keyboard names it. */
export const paletteKeys = isApple() ? '⌘ K' : 'Ctrl K';

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** AltGr, which Windows reports as Ctrl and Alt, or on a Mac Option: many keyboards need it for `[` and the like. */
const choosesCharacter = (event: Pressed): boolean =>
  event.getModifierState('AltGraph') || (isApple() && event.altKey && !event.ctrlKey && !event.metaKey);

/** Whether Ctrl, or ⌘ on a Mac, is held for a command. On a Mac, Ctrl and a letter edit a field. */
export const isCommand = (event: Pressed): boolean =>
  !choosesCharacter(event) && (event.metaKey || (event.ctrlKey && !isApple()));

/** Whether nothing is held but what it takes to type the character. */
export const isPlain = (event: Pressed): boolean =>
  choosesCharacter(event) || !(event.ctrlKey || event.metaKey || event.altKey);
