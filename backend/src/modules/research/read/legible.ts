/** Marks that say where a word may be broken or joined, and show nothing. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;
const ligature = /[\ufb00-\ufb06]/g;
/** Invisible characters that JSON and XML should not contain. */
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

/** Text as a reader sees it: white space of any kind is one blank, a letter is one character, and what shows nothing is gone. */
export const legible = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(ligature, (letters) => letters.normalize('NFKC'))
    .replace(control, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
