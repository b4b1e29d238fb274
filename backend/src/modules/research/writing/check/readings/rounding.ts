const FIGURE = String.raw`([$€£]?)(\d[\d,]*(?:\.\d+)?)(?![\d.,]*\d)(%| per ?cent\b| (?:thousand|million|billion|trillion)\b)?`;
const ROUNDED = new RegExp(String.raw`\b(about|around|roughly|nearly|almost|more than|over) ${FIGURE}`, 'giu');
const EXACT = new RegExp(FIGURE, 'gu');

/** How far a rounded figure may be from the exact one, as a share of it. */
const TOLERANCE = 0.03;

const valueOf = (digits: string): number => Number(digits.replace(/,/g, ''));
const significant = (digits: string): number => digits.replace(/[,.]/g, '').replace(/^0+|0+$/g, '').length;

const rounds = (word: string, rounded: string, exact: string): boolean => {
  const [a, b] = [valueOf(rounded), valueOf(exact)];
  if (Math.abs(a - b) > TOLERANCE * b || significant(rounded) >= significant(exact)) return false;
  switch (word.toLowerCase()) {
    case 'nearly':
    case 'almost':
      return a > b;
    case 'more than':
    case 'over':
      return a < b;
    default:
      return true;
  }
};

/** A sentence with its rounded figures as exact as in the quote: `about 1,200` as `1,204`. */
export const withExactFigures = (written: string, quote: string): string =>
  written.replace(ROUNDED, (whole: string, word: string, sign: string, digits: string, unit: string | undefined) => {
    const exact = [...quote.matchAll(EXACT)].filter(
      ([, ownSign, own = '', ownUnit]) => sign === ownSign && unit === ownUnit && rounds(word, digits, own),
    );
    return exact.length === 1 ? (exact[0]?.[0] ?? whole) : whole;
  });
