import { stripInvisible } from '#kernel/invisible-characters';

const ligature = /[\ufb00-\ufb06]/g;
/** Control characters that JSON and XML should not contain. */
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

/** White space other than a single space, which most of it is. */
const whitespace = /[^\S ]\s*| \s+/g;

/** Characters that normalising may change; most text has none, and only needs trimming. */
const unusual = /[^ -~\u00a1-\u00ac\u00ae-\u00ff\u2010-\u201f\u2026]| {2}/;

/** Normalised text: whitespace collapsed, characters composed, unseen ones removed. */
export const normaliseText = (text: string): string =>
  unusual.test(text)
    ? stripInvisible(text.replace(control, ' '))
        .replace(ligature, (letters) => letters.normalize('NFKC'))
        .normalize('NFC')
        .replace(whitespace, ' ')
        .trim()
    : text.trim();
