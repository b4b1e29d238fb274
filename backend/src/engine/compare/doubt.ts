import { allowingModals, doubtPattern } from '#text/languages/english/doubt';

const contracted = /n[’']t\b/i;

/** Whether a clause leaves open whether what it describes has been done. */
export const isDoubtful = (clause: string): boolean => doubtPattern.test(clause) || contracted.test(clause);

/**
 * Whether a clause is doubtful even without `may`, `can`, `will` and `would`, which also say what is allowed or meant.
 */
export const isDoubtfulBesides = (clause: string): boolean => isDoubtful(clause.replace(allowingModals, ' '));
