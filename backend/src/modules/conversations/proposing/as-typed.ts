/** A capital that somebody typed on purpose: `Bier`, but not `BIER`. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
/** What a sentence begins after: a capital there says nothing of the word. */
const BEGINNING = /(?:^|[.!?;:\n])[\s"“„¿¡]*$/u;

/**
 * Words that were read in small letters, with the capitals in which a message has them: German nouns and names of medicines. The first
 * word of a sentence keeps its small letter.
 */
export const asTyped = (words: string, message: string): string =>
  words.replace(/\p{L}+/gu, (word) => {
    const typed = [...message.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'))].find(
      ({ 0: found, index }) => CAPITALIZED.test(found) && !BEGINNING.test(message.slice(0, index)),
    );
    return typed?.[0] ?? word;
  });
