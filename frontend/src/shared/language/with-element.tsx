import type { ReactNode } from 'react';

/** Stands for the element while the text is made. No text has this character. */
const PLACE = '\0';

/**
 * A text with an element in it, such as a link, where the language puts it: `withElement(texts.pressAnywhere,
 * <kbd>c</kbd>)`.
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
