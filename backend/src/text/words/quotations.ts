/** Quotations in English. */
export const QUOTATION = /“[^”]*”|"[^"]*"/g;

/** Quotations in the marks of any language. */
export const FOREIGN_QUOTATION = /„[^“”]*[“”]|«[^»]*»|»[^«]*«|“[^”]*”|"[^"]*"/g;

/** `(Commission or we)` */
export const BRACKETED = /\([^()]*\)/g;

/** Text in brackets with the space before it, to be left out together. */
export const BRACKETED_AFTER_SPACE = / \([^()]*\)/g;
