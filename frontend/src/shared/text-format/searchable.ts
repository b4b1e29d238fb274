/** A text as it is compared with what somebody types: without accents, in lower case. */
export const searchable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
