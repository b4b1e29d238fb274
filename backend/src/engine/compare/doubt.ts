import { allowing, doubt } from '#text/languages/english/doubt';

const contracted = /n[’']t\b/i;

/** Whether a clause leaves open that what it says is done. */
export const isDoubtful = (clause: string): boolean => doubt.test(clause) || contracted.test(clause);

/** The same where it says what is allowed, or will not be after all. */
export const isDoubtfulBesides = (clause: string): boolean => isDoubtful(clause.replace(allowing, ' '));
