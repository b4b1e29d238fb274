import { displayTextByItself as wordingOf } from '#engine/composition/display-text';
import type { LineKind } from '#events/research/text-lines';
import { memoizeTexts } from '#kernel/memoize';

const remember = memoizeTexts((text: string, title: string, publisher: string) =>
  wordingOf(text, { title, publisher }),
);

/** A new line as lists show it: see `displayTextByItself` of the composition. */
const lineByItself = (
  text: string,
  { title, publisher }: { readonly title: string; readonly publisher: string },
): string => remember(text, title, publisher);

interface Listed {
  readonly kind: LineKind;
  readonly text: string;
  readonly title?: string | undefined;
}

/** A line as lists show it, with the title of its page if it cannot be understood without it and does not say it. */
export const toListedLine = (
  { kind, text, title }: Listed,
  page: { readonly title: string; readonly publisher: string },
): { readonly text: string; readonly title?: string } => {
  const shown = kind === 'new' ? lineByItself(text, page) : text;
  return title === undefined || shown === title ? { text: shown } : { text: shown, title };
};
