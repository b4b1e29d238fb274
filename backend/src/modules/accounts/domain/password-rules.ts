import type { FieldError } from '#kernel/decider';
import commonest from './commonest-passwords.json';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

const COMMONEST: ReadonlySet<string> = new Set(commonest);

/** Normalises a password, so that it does not depend on the keyboard (RFC 8265). */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC');

const isOneCharacter = (password: string): boolean => new Set(password.toLowerCase()).size === 1;

/** `Password2025!` is as common as `password`: ignore trailing digits and symbols. */
const withoutDecoration = (password: string): string => password.toLowerCase().replace(/[\d\W_]+$/u, '');

/** The fault of a new password, worded for the user; null if it is valid. Checks the normalised password. */
export const passwordFault = (typed: string, email: string): FieldError | null => {
  const password = normalisePassword(typed);
  const fault = (message: string): FieldError => ({ path: 'password', message });
  const characters = [...password].length;
  if (characters < PASSWORD_MIN) return fault(`Please use at least ${PASSWORD_MIN} characters`);
  if (characters > PASSWORD_MAX) return fault(`Please use at most ${PASSWORD_MAX} characters`);
  const plain = password.toLowerCase();
  if (COMMONEST.has(plain) || COMMONEST.has(withoutDecoration(password)) || isOneCharacter(password)) {
    return fault('This password is too common. Please choose another');
  }
  const address = email.toLowerCase();
  const [localPart = address] = address.split('@');
  if (plain === address || withoutDecoration(password) === localPart) {
    return fault('Please choose a password that is not your email address');
  }
  return null;
};
