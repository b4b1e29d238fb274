/** Unicode's character for an embedded object: something was seen here that could not be read. */
export const UNREADABLE_PLACEHOLDER = '\ufffc';
/** Unicode's character for a sign that is not known. */
export const UNKNOWN_SIGN = '\ufffd';

const MISSING = /[\ufffc\ufffd]/;

/** Whether a text lacks something that its page or document shows; it is never quoted. */
export const hasUnreadableText = (text: string): boolean => MISSING.test(text);
