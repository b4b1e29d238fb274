/** A passage of a PDF, found on its page by the words at its ends. */
export interface MarkedPlace {
  /** From 1. */
  readonly page: number;
  readonly from: string;
  readonly to: string;
}

/** Null if an address names no page. */
export const placeIn = (query: URLSearchParams): MarkedPlace | null => {
  const page = Number(query.get('page'));
  if (!Number.isSafeInteger(page) || page < 1) return null;
  return { page, from: query.get('from') ?? '', to: query.get('to') ?? '' };
};

/** Print breaks words and lines at other places than the text of the document. */
const compact = (text: string): string => text.replace(/[\s\u00ad‐-]+/g, '').toLowerCase();

/** Which of a page’s pieces of text belong to a passage, as the positions of the first and the last; null if none do. */
export const passageIn = (
  pieces: readonly string[],
  { from, to }: Pick<MarkedPlace, 'from' | 'to'>,
): readonly [first: number, last: number] | null => {
  const texts = pieces.map(compact);
  const page = texts.join('');
  const begin = from === '' ? -1 : page.indexOf(compact(from));
  if (begin === -1) return null;
  const found = page.indexOf(compact(to), begin);
  const end = found === -1 ? begin + compact(from).length : found + compact(to).length;
  let at = 0;
  const within = texts.flatMap((text, index) => {
    const start = at;
    at += text.length;
    return text !== '' && start < end && at > begin ? [index] : [];
  });
  const [first] = within;
  const last = within.at(-1);
  return first === undefined || last === undefined ? null : [first, last];
};
