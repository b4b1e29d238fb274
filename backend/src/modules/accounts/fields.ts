import { z } from 'zod';
import { requiredText } from '#platform/http/requests/required-text';

const INVALID_EMAIL = 'Must be a valid email address';

/** A valid email address. */
export const emailField = z
  .string()
  .trim()
  .min(6, INVALID_EMAIL)
  .max(254, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL))
  .refine((email) => email.lastIndexOf('@') <= 64, INVALID_EMAIL);

/** The password rules refuse long passwords; this only limits the input. */
export const passwordField = z.string().max(1000, 'Please use at most 128 characters');

/** A code of an authenticator app, or a recovery code, as typed. */
export const codeField = z.string().trim().min(1, 'Please enter a code').max(40, 'This is not a code');

/** Part of a mailed link. */
export const linkPartField = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'This link is incomplete');

export const nameField = (missing: string) =>
  requiredText(missing, 100).regex(/^\P{Cc}*$/u, 'Please leave out line breaks and control characters');
