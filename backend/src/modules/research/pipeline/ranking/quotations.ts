/** Quotations in English. */
export const quotation = /“[^”]*”|"[^"]*"/g;

/** Quotations in the marks of any language. */
export const foreignQuotation = /„[^“”]*[“”]|«[^»]*»|»[^«]*«|“[^”]*”|"[^"]*"/g;

/** `(Commission or we)` */
export const bracketed = /\([^()]*\)/g;
