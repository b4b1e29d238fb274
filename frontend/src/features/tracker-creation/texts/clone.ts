import { catalogue } from '#shared/language/catalogue';

/** Texts of the dialog that asks before a tracker is cloned. */
export const cloneTexts = catalogue('tracker-creation/clone', {
  cloneTitle: 'Clone this tracker',
  cloneOf: (title: string) =>
    `You get a private tracker of your own with the topic and the sources of “${title}”. Its research starts at once.`,
  takesLast: (limit: number) => `This uses the last of your plan’s ${limit} trackers.`,
  isOneOf: (limit: number, free: number) =>
    `This uses one tracker. Your plan has ${limit}: ${limit - free} in use, ${free} left.`,
  frequency: 'Update frequency',
});
