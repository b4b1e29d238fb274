import { decodeHTMLStrict } from 'entities';
import { legible } from '../read/legible';

/** Tags inside a word or a line, as against those that end one. */
const inline = /<\/?(?:a|abbr|b|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?>/gi;

/** A title as feeds write it: with markup, entities, or both on top of each other. */
export const plainText = (text: string | null | undefined): string =>
  legible(
    // Strict: in an address, `&copy=2` is a parameter.
    decodeHTMLStrict(
      decodeHTMLStrict(text ?? '')
        .replace(inline, '')
        .replace(/<\/?[a-z][^<>]*>/gi, ' '),
    ),
  );
