/** Words by which questions name days and spans of days: alternatives of patterns, in lower case. Weekdays and months come from elsewhere. */
export interface PeriodWords {
  readonly today: string;
  readonly yesterday: string;
  readonly dayBeforeYesterday: string;
  /** Words before a weekday: `last (Monday)`, `el (lunes)`. */
  readonly beforeWeekday: string;
  /** Short names of weekdays, which are read only before the number of a day: `Mon (23)`. */
  readonly shortWeekdays: string;
  /** Words before the number of a day: `the (5th)`, `am (5.)`. */
  readonly beforeDay: string;
  /** Endings of such a number: `5(th)`. */
  readonly ordinals: string;
  /** A word between that number and its month: `5 (of) May`. */
  readonly beforeMonth: string;
  /** Opens a span of days: `between (Monday and today)`. */
  readonly openingSpan: string;
  /** Words between the days of a span: `(from Monday) to (today)`. */
  readonly betweenDays: string;
  /** Opens a span that ends today: `since (Monday)`. */
  readonly since: string;
  /** Seven days up to today, as opposed to a week from Monday to Sunday: `the past week`. */
  readonly pastWeek: string;
  /** Thirty days up to today: `the past month`. */
  readonly pastMonth: string;
  readonly thisWeek: string;
  readonly lastWeek: string;
  readonly thisMonth: string;
  readonly lastMonth: string;
  /** Words before a number of days or weeks up to today: `in the last (3 days)`. */
  readonly beforeLastDays: string;
  readonly days: string;
  readonly weeks: string;
  /** Words before a month: `in (May)`. */
  readonly inMonth: string;
  /** Words before a day: `on (Monday)`. */
  readonly onDay: string;
  /** Names all of a diary: `in the whole diary`. */
  readonly whole: string;
}
