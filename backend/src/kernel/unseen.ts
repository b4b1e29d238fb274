/** What takes no room and leaves no ink, controls but those of lines, halves of characters, and what turns the order of writing. */
const UNSEEN = String.raw`[[\p{DI}\p{Bidi_Control}\p{Cc}\p{Cs}\ufff9-\ufffb]--[\t\n\r]]`;

/** Letters of scripts without case, which are those that joiners and selectors are written in, and marks. */
const LETTER = String.raw`[[\p{Lo}\p{Lm}\p{M}]--\p{DI}]`;
const SELECTOR = String.raw`[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`;

/** What writing needs of it: one after a character whose look or joining it decides. More would hide whatever they spell. */
const NEEDED = [
  String.raw`(?<=${LETTER})[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${LETTER}[[\p{Emoji}\p{Extended_Pictographic}\p{S}]--\p{DI}]])${SELECTOR}`,
  String.raw`(?<=[\p{Script=Mongolian}--\p{DI}])\u180e`,
  String.raw`\p{RGI_Emoji_Tag_Sequence}`,
];

const HAS_UNSEEN = new RegExp(UNSEEN, 'v');
const NEEDED_OR_UNSEEN = new RegExp(`(${NEEDED.join('|')})|${UNSEEN}`, 'gv');

/** Without characters that hide from people what a model reads, or show them something else. */
export const withoutUnseen = (text: string): string =>
  HAS_UNSEEN.test(text) ? text.replace(NEEDED_OR_UNSEEN, (_found, needed?: string) => needed ?? '') : text;

/** A text as a person typed it, as far as it is seen. */
export const typedText = (typed: string): string => withoutUnseen(typed).trim();

/** What something is to be called: one line. */
export const typedName = (typed: string): string =>
  typedText(typed)
    .replace(/[\t\n\r\u2028\u2029]+/gu, ' ')
    .normalize('NFC');
