import { z } from 'zod';
import { parseUrl } from '#kernel/parse-url';

/** An address within the site, absolute or from its root; null for any other. */
export const ownAddress = (text: string, publicUrl: string): string | null => {
  const url = parseUrl(text, publicUrl);
  if (url === null) return null;
  const isOwn = url.origin === new URL(publicUrl).origin && url.username === '' && url.password === '';
  return isOwn ? url.href : null;
};

/** The address to which a browser returns from a payment. */
export const addressField = z.string().min(1).max(2000);
