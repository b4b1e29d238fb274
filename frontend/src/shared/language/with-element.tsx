import type { ReactNode } from 'react';

/** Placeholder of the element; a character that no text contains. */
const PLACE = '\0';

/**
 * A text that contains an element, such as a link, at the position that the language requires:
 * `withElement(texts.pressAnywhere, <kbd>c</kbd>)`.
 */
export const withElement = (text: (place: string) => string, element: ReactNode): ReactNode => {
  const [before, after] = text(PLACE).split(PLACE);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
};
