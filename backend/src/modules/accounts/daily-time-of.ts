import type { DailyTime } from '#kernel/daily-time';
import type { AccountDocument } from '#projections/accounts/accounts/accounts.projection';

/** The time at which an account's daily brief is sent. */
export const dailyTimeOf = ({
  email_time: time,
  email_time_set_at: setAt,
  timezone,
}: Pick<AccountDocument, 'email_time' | 'email_time_set_at' | 'timezone'>): DailyTime => ({
  time,
  setAt: new Date(setAt),
  timezone,
});
