import type { OwnCode } from '#kernel/decider';

export const INVALID_CREDENTIALS: OwnCode = {
  code: 'INVALID_CREDENTIALS',
  kindOf: 'AUTH_REQUIRED',
  title: 'Invalid credentials',
};

export const SECOND_FACTOR_REQUIRED: OwnCode = {
  code: 'SECOND_FACTOR_REQUIRED',
  kindOf: 'AUTH_REQUIRED',
  title: 'Second factor required',
};
