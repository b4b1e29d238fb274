import type { Allowance } from '#events/trackers/portfolio.events';
import type { AreaRefusalCode } from '#kernel/decider';

export const MAX_TRACKERS_REACHED: AreaRefusalCode = {
  code: 'MAX_TRACKERS_REACHED',
  kindOf: 'INVALID',
  title: 'Tracker limit reached',
};

export const MAX_DAY_TRACKERS_REACHED: AreaRefusalCode = {
  code: 'MAX_DAY_TRACKERS_REACHED',
  kindOf: 'INVALID',
  title: 'Daily tracker limit reached',
};

/** Referrals let more trackers be daily, never more than there may be in total. */
export const withGrantedDaily = ({ trackers, daily }: Allowance, granted: number): Allowance => ({
  trackers,
  daily: Math.max(daily, Math.min(daily + granted, trackers)),
});
