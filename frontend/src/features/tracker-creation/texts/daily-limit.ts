import { catalogue } from '#shared/language/catalogue';

/** Why a frequency, or nothing at all, can be chosen. Not among the texts of creating, which the first page loads. */
export const dailyLimitTexts = catalogue('tracker-creation/daily-limit', {
  /** Above a frequency in the list of them. */
  notOffered: 'Not offered',
  allInUse: (limit: number) =>
    limit === 1 ? 'The one tracker of your plan is in use.' : `All ${limit} trackers of your plan are in use.`,
  dailyInUse: (limit: number) => {
    if (limit === 1) return 'The one daily tracker of your plan is in use.';
    return `${limit === 2 ? 'Both' : `All ${limit}`} daily trackers of your plan are in use.`;
  },
  dailyAdvice: 'Change one of them to weekly to make room.',
});
