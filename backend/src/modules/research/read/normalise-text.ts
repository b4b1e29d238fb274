/** Invisible characters that control hyphenation and joining. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;
const ligature = /[\ufb00-\ufb06]/g;
/** Control characters that JSON and XML should not contain. */
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

/** All but a single space, which most are. */
const whitespace = /[^\S ]\s*| \s+/g;

/** Normalised text: whitespace collapsed, characters composed, invisible ones removed. */
export const normaliseText = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(ligature, (letters) => letters.normalize('NFKC'))
    .replace(control, ' ')
    .normalize('NFC')
    .replace(whitespace, ' ')
    .trim();
