import { catalogue } from '../language/catalogue';
import { pluralize } from '../text-format/pluralize';

export const timeTexts = catalogue('shared/time', {
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
  laterToday: 'later today',
  thisMorning: 'this morning',
  thisAfternoon: 'this afternoon',
  thisEvening: 'this evening',
  onWeekday: (weekday: string) => `on ${weekday}`,
  onDate: (date: string) => `on ${date}`,
  todayAt: (time: string) => `today, ${time}`,
  yesterdayAt: (time: string) => `yesterday, ${time}`,
  /** After ‘read’, as the two above. */
  earlierOn: (date: string) => date,
  inAMoment: 'in a moment',
  ahead: (count: number, unit: 'second' | 'minute' | 'hour') => `in ${pluralize(count, unit)}`,
  aMomentAgo: 'a moment ago',
  minutesAgo: (minutes: number) => (minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`),
  quietFor: (count: number, unit: 'day' | 'week' | 'month' | 'year') => `quiet for ${pluralize(count, unit)}`,
});
