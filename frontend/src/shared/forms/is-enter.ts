import type { KeyboardEvent } from 'react';

/**
 * keyCode of key presses that an input method handles: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether Enter is pressed for the page: while a word is being composed, it chooses the word. In Safari that Enter
 * comes after the composition has ended, and is known by its key code alone.
 */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== TAKEN_BY_INPUT_METHOD;
