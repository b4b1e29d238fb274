import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of the dashboards. */
export const boardTexts = catalogue('dashboards/board', {
  topics: { title: 'Topics Dashboard', description: 'What everyone’s trackers found, in figures.' },
  app: { title: 'App Dashboard', description: 'Sign-ups, costs, engines, hosts and queued work.' },
  /** A title, a note or a name of an item, as the server words it in English. */
  ofItem: (words: string) => words,
  days: (from: string, to: string) => `${from} to ${to}`,
  compared: (days: string, before: string) => `${days}, compared with ${before}. Days are in UTC.`,
  notShown: 'These days cannot be shown.',
  theDashboard: 'The dashboard',
  noData: 'No data',
  nothingNow: 'Nothing to count now.',
  nothingSpent: 'Nothing was spent in these days.',
  nothingCounted: 'Nothing was counted in these days.',
  startsOn: (day: string) => `Starts on ${day}: nothing was counted before that. The table lists all days.`,
  asOf: (moment: string) => `As of ${moment} UTC.`,
  hideTable: 'Hide table',
  showTable: 'Show table',
  download: 'Download CSV',
  inPreviousPeriod: (amount: string) => `${amount} in the previous period`,
  previousPeriod: 'Previous period',
  thisPeriod: 'This period',
  total: 'Total',
  value: 'Value',
  day: 'Day',
  time: 'Time (UTC)',
  runs: 'Runs',
  average: 'Average over 30 minutes',
  accounts: 'Accounts',
  unknown: 'Unknown',
  tableOf: (title: string) => `Table: ${title}`,
  percent: (amount: string) => `${amount}%`,
  countOfAccounts: (count: number) => pluralize(count, 'account'),
  places: (places: number, countries: number) =>
    `${pluralize(places, 'place')} in ${pluralize(countries, 'country', 'countries')}.`,
  unknownPlace: (accounts: number) => `The place of ${pluralize(accounts, 'account')} is unknown.`,
  topCountries: 'Top countries',
  topCities: 'Top cities',
  range: 'Range',
  ranges: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter' },
  custom: 'Custom',
  showDays: 'Show these days',
  /** How ApexCharts writes a day on an axis. */
  dayFormat: 'MMM d',
});
