/** 'told by 14': of the documents read, how many tell an event, or name its day and what it is about. */
export const toldByWords = (documents: number): string => `told by ${documents}`;
