import * as z from 'zod/mini';
import { fieldTexts } from '../texts/fields';

/** Validation rules of single fields, shared by forms. Parsing gives the value to send: trimmed or normalised. */

/** Error message; a function if it is translated, since the language may change after the rule was created. */
type ErrorText = string | (() => string);

export const maxLengthRule = (max: number) => z.maxLength(max, { error: () => fieldTexts().atMostCharacters(max) });

/** A secret, which is not trimmed: it may begin or end with a space. */
export const requiredSecret = (missing: ErrorText) => z.string().check(z.minLength(1, { error: missing }));

/** A text that is not blank. */
export const requiredText = (missing: ErrorText, max?: number) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing }), ...(max === undefined ? [] : [maxLengthRule(max)]));

export const optionalText = (max: number) => z.string().check(z.trim(), maxLengthRule(max));

/** A simple pattern: only sending mail can tell whether the email address works. */
export const emailRule = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: () => fieldTexts().invalidEmail }));

const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 128;

export const passwordHint = (): string => fieldTexts().passwordHint(MIN_PASSWORD_LENGTH);

export const newPasswordRule = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, { error: () => fieldTexts().passwordTooShort(MIN_PASSWORD_LENGTH) }),
    z.maxLength(MAX_PASSWORD_LENGTH, { error: () => fieldTexts().passwordTooLong(MAX_PASSWORD_LENGTH) }),
  );

export const trackerDescription = requiredText(() => fieldTexts().trackerDescriptionMissing);
