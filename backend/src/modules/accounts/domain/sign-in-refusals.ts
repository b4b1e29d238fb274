import { type OwnCode, refuse } from '#kernel/decider';

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

export const WRONG_CREDENTIALS = refuse(INVALID_CREDENTIALS, 'The email or the password is wrong.');
