/** Keeps each ellipsis on the line of the word before it, so that a text does not end in a line of dots. */
export const boundEllipses = (text: string): string => text.replace(/ (?=…)/g, '\u00a0');
