import { parseHTML } from 'linkedom';
import { legible } from '../read/legible';

/** Nearly all there are in addresses and titles; the others are left to an HTML parser. */
const common: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** As HTML reads it: all its names, and numbers that mean a letter of Windows. */
const decodeOnce = (text: string): string =>
  text.replace(
    /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi,
    (entity) => common[entity] ?? parseHTML(`<p>${entity}</p>`).document.querySelector('p')?.textContent ?? entity,
  );

/** Tags inside a word or a line, as against those that end one. */
const inline = /<\/?(?:a|abbr|b|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?>/gi;

/** A title as feeds write it: with markup, entities, or both on top of each other. */
export const plainText = (text: string | null | undefined): string =>
  legible(
    decodeOnce(
      decodeOnce(text ?? '')
        .replace(inline, '')
        .replace(/<\/?[a-z][^<>]*>/gi, ' '),
    ),
  );
