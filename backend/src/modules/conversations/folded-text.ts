/** Text as patterns read it: in lower case, with one form of apostrophe and of space. */
export const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
