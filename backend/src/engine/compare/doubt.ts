import { doubt } from '#text/languages/english/doubt';

const contracted = /n[’']t\b/i;

/** Whether a clause leaves open that what it says is done. */
export const isDoubtful = (clause: string): boolean => doubt.test(clause) || contracted.test(clause);
