import { isElement, type DomElement, type DomNode } from './dom';

/** Longest formula, in characters, that is read within a sentence. */
const MAX_FORMULA_LENGTH = 40;

const small: Readonly<Record<string, readonly [raised: string, lowered: string]>> = {
  '+': ['⁺', '₊'],
  '-': ['⁻', '₋'],
  '−': ['⁻', '₋'],
  '–': ['⁻', '₋'],
};
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED_DIGITS = '₀₁₂₃₄₅₆₇₈₉';

const inSmall = (figures: string, digits: string, signs: 0 | 1): string =>
  figures.replace(/./gu, (each) => small[each]?.[signs] ?? digits.charAt(Number(each)));

/** A whole number as an exponent: `10⁻⁶`. */
export const raised = (figures: string): string => inSmall(figures, RAISED_DIGITS, 0);
const lowered = (figures: string): string => inSmall(figures, LOWERED_DIGITS, 1);

const WHOLE_NUMBER = /^[-−–+]?\d{1,3}$/;
export const isWholeNumber = (text: string): boolean => WHOLE_NUMBER.test(text);

/** Operators that stand apart from both sides. */
const APART = /^[=≈≠<>≤≥+−±×·÷]$/;
const UNSEEN = /[\u2061-\u2064]/g;

const partsOf = ({ childNodes }: DomElement): readonly DomElement[] => [...childNodes].filter(isElement);

const operator = (mark: string, isFirst: boolean): string => {
  const sign = mark === '-' ? '−' : mark;
  return APART.test(sign) && !isFirst ? ` ${sign} ` : sign;
};

const row = (nodes: readonly DomNode[]): string | null => {
  let text = '';
  for (const node of nodes) {
    if (!isElement(node)) {
      if ((node.textContent ?? '').trim() !== '') return null;
      continue;
    }
    const isOperator = node.tagName.toUpperCase() === 'MO';
    const part = isOperator ? operator((node.textContent ?? '').trim(), text === '') : linear(node);
    if (part === null) return null;
    text += part;
  }
  return text;
};

/** Two parts joined; null if either cannot be read. */
const joined = (element: DomElement, join: (one: string, other: string) => string | null): string | null => {
  const [one, other, ...more] = partsOf(element).map(linear);
  return more.length > 0 || one == null || other == null || one === '' || other === '' ? null : join(one, other);
};

const SIMPLE = /^[\p{L}\p{N}.,]+$/u;

const linear = (element: DomElement): string | null => {
  switch (element.tagName.toUpperCase()) {
    case 'MI':
    case 'MN':
    case 'MO':
    case 'MTEXT':
      return (element.textContent ?? '').trim();
    case 'MSPACE':
      return ' ';
    case 'MATH':
    case 'MROW':
    case 'MSTYLE':
    case 'MPADDED':
      return row([...element.childNodes]);
    case 'SEMANTICS':
      return row(partsOf(element).slice(0, 1));
    case 'MSUP':
      return joined(element, (base, power) => (isWholeNumber(power) ? base + raised(power) : null));
    case 'MSUB':
      return joined(element, (base, index) => (isWholeNumber(index) ? base + lowered(index) : null));
    case 'MFRAC':
      return joined(element, (above, below) => (SIMPLE.test(above) && SIMPLE.test(below) ? `${above}/${below}` : null));
    default:
      return null;
  }
};

/** Source code of a formula: `\frac{1}{400}`. */
const CODE = /[\\{}^_$]/;
export const isFormulaCode = (text: string): boolean => CODE.test(text);

/** A short formula in one line, as its page says or as it is built; null if it takes more than a line or than a few signs. */
export const mathText = (element: DomElement): string | null => {
  const alternative = (element.getAttribute('alttext') ?? '').trim();
  const text =
    alternative !== '' && !isFormulaCode(alternative)
      ? alternative
      : linear(element)?.replace(UNSEEN, '').replace(/\s+/g, ' ');
  return text === undefined || text.trim() === '' || text.length > MAX_FORMULA_LENGTH ? null : text.trim();
};
