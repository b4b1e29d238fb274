const WORD_OR_MARK = /[\p{L}\p{N}](?:[\p{L}\p{N}’'.-]*[\p{L}\p{N}])?|[.,;:()—–]/gu;

/** The words of a sentence and the marks between its clauses, in their order. */
export const wordsAndMarks = (text: string): readonly string[] => text.match(WORD_OR_MARK) ?? [];
