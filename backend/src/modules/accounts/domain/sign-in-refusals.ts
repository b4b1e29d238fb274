import { type AreaRefusalCode, refuse } from '#kernel/decider';

export const INVALID_CREDENTIALS: AreaRefusalCode = {
  code: 'INVALID_CREDENTIALS',
  kindOf: 'AUTH_REQUIRED',
  title: 'Invalid credentials',
};

export const SECOND_FACTOR_REQUIRED: AreaRefusalCode = {
  code: 'SECOND_FACTOR_REQUIRED',
  kindOf: 'AUTH_REQUIRED',
  title: 'Second factor required',
};

export const WRONG_CREDENTIALS = refuse(INVALID_CREDENTIALS, 'The email or the password is wrong.');
