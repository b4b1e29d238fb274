import { remembered } from '#platform/remembered';
import { displayTextByItself as wordingOf } from '#engine/composition/display-text';

const remember = remembered((text: string, title: string, publisher: string) => wordingOf(text, { title, publisher }));

/** A new line as lists show it: see `displayTextByItself` of the composition. */
export const lineByItself = (
  text: string,
  { title, publisher }: { readonly title: string; readonly publisher: string },
): string => remember(text, title, publisher);
