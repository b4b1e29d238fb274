import { catalogue } from '#shared/language/catalogue';

/** Texts about creating a tracker, shared by all forms that do so. */
export const creationTexts = catalogue('tracker-creation/creation', {
  created: 'Tracker created!',
  notCreated: 'Error creating tracker.',
  notUpdated: 'Error updating tracker.',
  unexpected: 'Unexpected error.',
  limits: {
    'max-trackers': 'Maximum number of trackers reached',
    'max-day-trackers': 'Daily tracker limit reached',
  },
  dailyLimitInDialog: 'MAX DAY TRACKERS REACHED',
  advice: {
    'max-trackers': 'Delete a tracker you no longer need to make room.',
    'max-day-trackers': 'Choose another frequency, or change a daily tracker to weekly.',
  },
  /** Before links: ‘visit pricing, refer a friend or contact support’. */
  youCanAlso: 'You can also',
  visit: 'visit',
  pricing: 'pricing',
  referFriend: 'refer a friend',
  orContactSupport: 'or contact support.',
  /** Link for staff, who have no support to contact, to the page of their account in the administration. */
  orRaiseLimits: 'or raise the limits: the administration says how.',
  frequencies: { hour: 'Hourly', day: 'Daily', week: 'Weekly', month: 'Monthly' },
  editors: { auto: 'As set up here', rules: 'Rules', model: 'The model' },
  choose: 'Choose',
});
