declare module 'wink-porter2-stemmer' {
  /** The stem of one lower-case English word; a word of another script comes back as it is. */
  const stem: (word: string) => string;
  export = stem;
}
