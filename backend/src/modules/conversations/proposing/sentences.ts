/** The ends of sentences, but not after `a.m.` and the like. */
const SENTENCE_ENDS = /\n+|;\s*|(?<!\b(?:[ap]\.m|approx|dr|mr|mrs|vs|ca|aprox|sr|sra))[.!]+(?=\s|$)/u;

export const sentencesIn = (message: string): readonly string[] =>
  message.split(SENTENCE_ENDS).filter((sentence) => sentence.trim() !== '');
