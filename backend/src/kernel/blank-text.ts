/** A visible character: not a space, control, combining mark, filler or formatting character. */
const INK = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !INK.test(text);
