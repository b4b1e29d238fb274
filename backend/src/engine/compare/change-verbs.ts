import { anyChange, changeVerbs, runningTotal, type ChangeVerb } from '#text/languages/english/change-verbs';

export const changeVerb = (word: string): ChangeVerb | undefined => changeVerbs.get(word);

/** A cheap check for whether a sentence can say that a value changed. */
export const speaksOfChange = (sentence: string): boolean => /\d/.test(sentence) && anyChange.test(sentence);

/** Whether a value is a running total. */
export const isCumulative = (sentence: string): boolean => runningTotal.test(sentence);
