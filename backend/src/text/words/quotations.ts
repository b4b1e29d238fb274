/** Quotations in English. */
export const quotation = /“[^”]*”|"[^"]*"/g;

/** Quotations in the marks of any language. */
export const foreignQuotation = /„[^“”]*[“”]|«[^»]*»|»[^«]*«|“[^”]*”|"[^"]*"/g;

/** `(Commission or we)` */
export const bracketed = /\([^()]*\)/g;

/** The same with the space before it, as where it is left out. */
export const bracketedAfterSpace = / \([^()]*\)/g;
