/** A capital that was typed on purpose: `Bier`, but not `BIER`. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
/** What precedes a sentence: a capital after it says nothing about the word. */
const BEGINNING = /(?:^|[.!?;:\n])[\s"“„¿¡]*$/u;

/**
 * Restores the capitals that a message has: German nouns and names of medicines. The first word of a sentence stays in
 * lower case.
 */
export const asTyped = (words: string, message: string): string =>
  words.replace(/\p{L}+/gu, (word) => {
    const typed = [...message.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'))].find(
      ({ 0: found, index }) => CAPITALIZED.test(found) && !BEGINNING.test(message.slice(0, index)),
    );
    return typed?.[0] ?? word;
  });
