import type { KeyboardEvent } from 'react';

/**
 * keyCode of key presses that an input method handles: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether Enter is meant for the page: while a word is being composed, it selects the word. In Safari that Enter comes
 * after the composition has ended, and only its key code identifies it.
 */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== TAKEN_BY_INPUT_METHOD;
