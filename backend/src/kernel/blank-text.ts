/** Whatever leaves paper white: spaces, controls, marks without a letter, fillers and what only steers other characters. */
const INK = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text is invisible although it may have characters. */
export const isBlank = (text: string): boolean => !INK.test(text);
