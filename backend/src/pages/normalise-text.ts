import { stripInvisible } from '#kernel/invisible-characters';

const LIGATURE = /[\ufb00-\ufb06]/g;
/** Control characters that JSON and XML should not contain. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

/** White space other than a single space, which most of it is. */
const WHITESPACE = /[^\S ]\s*| \s+/g;

/** Characters that normalising may change; most text has none, and only needs trimming. */
const UNUSUAL = /[^ -~\u00a1-\u00ac\u00ae-\u00ff\u2010-\u201f\u2026]| {2}/;

/** Normalised text: whitespace collapsed, characters composed, unseen ones removed. */
export const normaliseText = (text: string): string =>
  UNUSUAL.test(text)
    ? stripInvisible(text.replace(CONTROL, ' '))
        .replace(LIGATURE, (letters) => letters.normalize('NFKC'))
        .normalize('NFC')
        .replace(WHITESPACE, ' ')
        .trim()
    : text.trim();
