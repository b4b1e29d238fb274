/** A quote, cut where the cited words begin and end. */
export interface QuoteParts {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Marks the line within the quote it was taken from; where the line is not in it word for word, the whole quote. */
export const quoteParts = (quote: string, line: string | undefined): QuoteParts => {
  const whole = oneSpace(quote);
  const words = oneSpace((line ?? '').replace(/\s*\[\d+\]/g, ''));
  const at = words === '' ? -1 : whole.indexOf(words);
  if (at < 0) return { before: '', marked: whole, after: '' };
  return { before: whole.slice(0, at), marked: words, after: whole.slice(at + words.length) };
};
