import PostalMime from 'postal-mime';

/** A stored mail as a person reads it: the text that it contains alongside its markup. */
export interface ReadableMail {
  readonly subject: string;
  readonly text: string;
}

export const readableMail = async (message: Uint8Array): Promise<ReadableMail> => {
  const { subject = '', text = '' } = await PostalMime.parse(message);
  return { subject, text: text.trim() };
};

/**
 * Pages of the product that are safe to open, since they change nothing: the way to a source, a tracker and a folder.
 */
const HARMLESS = /\/(?:go|tracker|collection)\//u;

/** The text without the product's own links, which act in the name of the recipient. */
export const withoutOwnLinks = (text: string, publicUrl: string): string =>
  text
    .split(/(\s+)/u)
    .map((word) => (word.includes(publicUrl) && !HARMLESS.test(word) ? '(link)' : word))
    .join('');
