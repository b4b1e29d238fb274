import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UNKNOWN_SIGN } from '#kernel/unreadable-text';

export type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

const SPACE = 32;

/** A glyph that its font has no name for, which pdf.js takes for a space. */
const isNameless = (glyph: object): boolean =>
  Reflect.get(glyph, 'fontChar') === ' ' &&
  Reflect.get(glyph, 'unicode') === ' ' &&
  Reflect.get(glyph, 'isInFont') === false &&
  Reflect.get(glyph, 'originalCharCode') !== SPACE;

const signsIn = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** The glyphs of a page's texts in order, without those of readers' notes. */
const glyphsOf = ({ fnArray, argsArray }: Operators): readonly object[] => {
  const drawn: object[] = [];
  let isNote = false;
  fnArray.forEach((operator, index) => {
    if (operator === OPS.beginAnnotation || operator === OPS.endAnnotation) isNote = operator === OPS.beginAnnotation;
    if (operator !== OPS.showText || isNote) return;
    const [glyphs]: readonly unknown[] = argsArray[index] ?? [];
    // Numbers between glyphs say how far they are apart.
    if (Array.isArray(glyphs))
      for (const glyph of glyphs as readonly unknown[])
        if (typeof glyph === 'object' && glyph !== null) drawn.push(glyph);
  });
  return drawn;
};

interface Drawn {
  readonly signs: string;
  /** The number of signs drawn before each nameless glyph. */
  readonly places: readonly number[];
}

const drawnAs = (glyphs: readonly object[]): Drawn => {
  const places: number[] = [];
  let signs = '';
  for (const glyph of glyphs) {
    if (isNameless(glyph)) places.push(signs.length);
    signs += signsIn(String(Reflect.get(glyph, 'unicode')));
  }
  return { signs, places };
};

/** The texts of a page in the order in which they are drawn, with a sign for each glyph that has no name. */
export const withNamelessGlyphs = (texts: readonly string[], operators: Operators): readonly string[] => {
  const glyphs = glyphsOf(operators);
  if (!glyphs.some(isNameless)) return texts;
  const { signs, places } = drawnAs(glyphs);
  if (signsIn(texts.join('')) !== signs) return texts;
  const left = new Set(places);
  let count = 0;
  return texts.map((text) => {
    let read = '';
    for (const sign of text) {
      const isPlace = left.delete(count);
      if (isPlace) read += UNKNOWN_SIGN;
      if (!isPlace || sign !== ' ') read += sign;
      count += signsIn(sign).length;
    }
    return read;
  });
};
