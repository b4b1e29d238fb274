import type { OwnCode } from '#kernel/decider';

export const MAX_TRACKERS_REACHED: OwnCode = {
  code: 'MAX_TRACKERS_REACHED',
  kindOf: 'INVALID',
  title: 'Tracker limit reached',
};

export const MAX_DAY_TRACKERS_REACHED: OwnCode = {
  code: 'MAX_DAY_TRACKERS_REACHED',
  kindOf: 'INVALID',
  title: 'Daily tracker limit reached',
};
