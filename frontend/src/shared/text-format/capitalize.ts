export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const toSentence = (clause: string): string => `${capitalize(clause)}.`;
