/** The id of the image of a whole page of a document. Stored in events. */
export const wholePageId = (page: number): string => `p${page}-0`;
