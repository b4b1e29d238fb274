import type { TextsOf } from '../language/catalogue';
import { pluralize } from '../text-format/pluralize';
import type { timeTexts } from './time';

/** In the form required after ‘in’ and ‘seit’. */
const units = {
  second: ['Sekunde', 'Sekunden'],
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tagen'],
  week: ['Woche', 'Wochen'],
  month: ['Monat', 'Monaten'],
  year: ['Jahr', 'Jahren'],
} as const;

const formatSpan = (count: number, unit: keyof typeof units): string => {
  const [one, many] = units[unit];
  return pluralize(count, one, many);
};

export const german: TextsOf<typeof timeTexts> = {
  today: 'heute',
  yesterday: 'gestern',
  tomorrow: 'morgen',
  laterToday: 'heute noch',
  thisMorning: 'heute Morgen',
  thisAfternoon: 'heute Nachmittag',
  thisEvening: 'heute Abend',
  onWeekday: (weekday) => `am ${weekday}`,
  onDate: (date) => `am ${date}`,
  todayAt: (time) => `heute, ${time}`,
  yesterdayAt: (time) => `gestern, ${time}`,
  earlierOn: (date) => `am ${date}`,
  inAMoment: 'gleich',
  ahead: (count, unit) => `in ${formatSpan(count, unit)}`,
  aMomentAgo: 'gerade eben',
  minutesAgo: (minutes) => `vor ${formatSpan(minutes, 'minute')}`,
  quietFor: (count, unit) => `seit ${formatSpan(count, unit)} keine Neuigkeiten`,
};
