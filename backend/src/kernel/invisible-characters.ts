/**
 * Invisible characters, controls other than line breaks and tabs, halves of characters, and characters that change the writing
 * direction.
 */
const INVISIBLE = String.raw`[[\p{DI}\p{Bidi_Control}\p{Cc}\p{Cs}\ufff9-\ufffb]--[\t\n\r]]`;

/** Letters of scripts without case, which are those that joiners and selectors are written in, and marks. */
const LETTER = String.raw`[[\p{Lo}\p{Lm}\p{M}]--\p{DI}]`;
const SELECTOR = String.raw`[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`;

/**
 * Invisible characters that writing needs: each only after a character whose appearance or joining it changes. More of
 * them would hide whatever they spell.
 */
const NEEDED = [
  String.raw`(?<=${LETTER})[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${LETTER}[[\p{Emoji}\p{Extended_Pictographic}\p{S}]--\p{DI}]])${SELECTOR}`,
  String.raw`(?<=[\p{Script=Mongolian}--\p{DI}])\u180e`,
  String.raw`\p{RGI_Emoji_Tag_Sequence}`,
];

const HAS_INVISIBLE = new RegExp(INVISIBLE, 'v');
const NEEDED_OR_INVISIBLE = new RegExp(`(${NEEDED.join('|')})|${INVISIBLE}`, 'gv');

/** Removes characters by which people see less than a model reads, or something else. */
export const stripInvisible = (text: string): string =>
  HAS_INVISIBLE.test(text) ? text.replace(NEEDED_OR_INVISIBLE, (_found, needed?: string) => needed ?? '') : text;

/** A text as the person who typed it sees it. */
export const cleanText = (typed: string): string => stripInvisible(typed).trim();

/** A name as it was typed, in one line. */
export const cleanName = (typed: string): string =>
  cleanText(typed)
    .replace(/[\t\n\r\u2028\u2029]+/gu, ' ')
    .normalize('NFC');
