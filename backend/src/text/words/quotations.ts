/** Quotations in English. */
export const quotation = /“[^”]*”|"[^"]*"/g;

/** Quotations in the marks of any language. */
export const foreignQuotation = /„[^“”]*[“”]|«[^»]*»|»[^«]*«|“[^”]*”|"[^"]*"/g;

/** `(Commission or we)` */
export const bracketed = /\([^()]*\)/g;

/** Text in brackets with the space before it, to be left out together. */
export const bracketedAfterSpace = / \([^()]*\)/g;
