import { decodeHTMLStrict } from 'entities';
import { normaliseText } from '../read/normalise-text';

/** Inline tags, which do not separate words. */
const inline = /<\/?(?:a|abbr|b|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?>/gi;

/** Bounded, so that many unclosed ones take linear time. */
const notText = /<(script|style)[\s>][\s\S]{0,2000}?<\/\1\s*>|<!--[\s\S]{0,2000}?(?:-->|$)/gi;

/** Plain text of a feed's title, which may contain markup, entities or both, even nested. */
export const plainText = (text: string | null | undefined): string =>
  normaliseText(
    // Strict: in an address, `&copy=2` is a parameter.
    decodeHTMLStrict(
      decodeHTMLStrict(text ?? '')
        .replace(notText, '')
        .replace(inline, '')
        .replace(/<\/?[a-z][^<>]*>/gi, ' '),
    ),
  );
