/** A pattern that matches a text as it stands; `RegExp.escape`, which Node 20 does not have. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
