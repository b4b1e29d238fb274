import { Fragment, type ReactNode } from 'react';

/** Stand for the elements while the text is made. No text has characters for private use. */
const FIRST_PLACE = 0xe000;
const placeAt = (at: number): string => String.fromCharCode(FIRST_PLACE + at);

/**
 * A text with elements in it, such as links, each where the language puts it:
 * `withElements((key) => texts.press(key), <kbd>c</kbd>)`.
 */
export const withElements = (
  text: (...places: readonly string[]) => string,
  ...elements: readonly ReactNode[]
): ReactNode =>
  text(...elements.map((_element, at) => placeAt(at)))
    .split(/([\uE000-\uE00F])/)
    .map((piece, at) => (
      // Every other piece is what it was split at.
      <Fragment key={at}>{at % 2 === 0 ? piece : elements[piece.charCodeAt(0) - FIRST_PLACE]}</Fragment>
    ));
