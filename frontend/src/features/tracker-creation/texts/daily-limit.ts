import { catalogue } from '#shared/language/catalogue';

/** Texts about frequencies that cannot be chosen. Not in `creationTexts`, which the first page loads. */
export const dailyLimitTexts = catalogue('tracker-creation/daily-limit', {
  /** Heading above a frequency in the list. */
  notOffered: 'Not offered',
  allInUse: (limit: number) =>
    limit === 1 ? 'The one tracker of your plan is in use.' : `All ${limit} trackers of your plan are in use.`,
  dailyInUse: (limit: number) => {
    if (limit === 1) return 'The one daily tracker of your plan is in use.';
    return `${limit === 2 ? 'Both' : `All ${limit}`} daily trackers of your plan are in use.`;
  },
  dailyAdvice: 'Change one of them to weekly to make room.',
});
