import { type PrintedLine, type FontSpan } from './printed-line';

/** The type in which most of a document is set. */
export interface BodyType {
  readonly font: string;
  readonly size: number;
}

const mostFrequent = <Value>(counts: ReadonlyMap<Value, number>, none: Value): Value =>
  [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [none, 0] as const)[0];

export const bodyTypeOf = (lines: readonly PrintedLine[]): BodyType => {
  const fonts = new Map<string, number>();
  const sizes = new Map<number, number>();
  for (const { spans, size } of lines)
    for (const { text, font } of spans) {
      fonts.set(font, (fonts.get(font) ?? 0) + text.length);
      const rounded = Math.round(size * 2) / 2;
      sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.length);
    }
  return { font: mostFrequent(fonts, ''), size: mostFrequent(sizes, 0) };
};

const LARGER = 1.1;
const MAX_HEADING_LENGTH = 200;
const FEWEST_LETTERS = 3;
/** A heading at the beginning of its paragraph ends like this. */
const RUN_IN_END = /[.:—–]$/;

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** The spans before the first in the font of the body. */
const openingOf = (spans: readonly FontSpan[], { font }: BodyType): string => {
  let opening = '';
  for (const span of spans) {
    if (span.font === font && letters(span.text) >= FEWEST_LETTERS) break;
    opening += span.text;
  }
  return opening.replace(/\s+/g, ' ').trim();
};

/**
 * The heading that a paragraph is, or begins with: set larger than the body, or in another font. Null if there is none.
 * `text` is the paragraph's.
 */
export const headingOfParagraph = (
  { spans, size }: { readonly spans: readonly FontSpan[]; readonly size: number },
  body: BodyType,
  text: string,
): string | null => {
  if (letters(text) < FEWEST_LETTERS || text.length === 0) return null;
  const opening = openingOf(spans, body);
  const isAll = opening.length >= text.length;
  if (text.length <= MAX_HEADING_LENGTH && (size >= LARGER * body.size || (isAll && size >= body.size))) return text;
  const isRunIn =
    !isAll && letters(opening) >= FEWEST_LETTERS && opening.length <= MAX_HEADING_LENGTH && RUN_IN_END.test(opening);
  return isRunIn && text.startsWith(opening) ? opening : null;
};
