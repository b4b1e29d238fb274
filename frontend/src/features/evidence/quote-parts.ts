/** A quote split before and after the cited words. */
export interface QuoteParts {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Highlights the line within its quote, or the whole quote if it does not contain the line word for word. */
export const quoteParts = (quote: string, line: string | undefined): QuoteParts => {
  const whole = oneSpace(quote);
  const words = oneSpace((line ?? '').replace(/\s*\[\d+\]/g, ''));
  const index = words === '' ? -1 : whole.indexOf(words);
  if (index < 0) return { before: '', marked: whole, after: '' };
  return { before: whole.slice(0, index), marked: words, after: whole.slice(index + words.length) };
};
