import * as z from 'zod/mini';
import { fieldTexts } from '../texts/fields';

/** Validation rules of single fields, shared by forms. Parsing gives the value to send: trimmed or normalised. */

/** Error message; a function if it is translated, since the language may change after the rule was created. */
type ErrorText = string | (() => string);

export const maxLengthRule = (most: number) => z.maxLength(most, { error: () => fieldTexts().atMostCharacters(most) });

/** A secret, which is not trimmed: it may begin or end with a space. */
export const requiredSecret = (missing: ErrorText) => z.string().check(z.minLength(1, { error: missing }));

/** A text that is not blank. */
export const requiredText = (missing: ErrorText, most?: number) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing }), ...(most === undefined ? [] : [maxLengthRule(most)]));

export const optionalText = (most: number) => z.string().check(z.trim(), maxLengthRule(most));

/** A simple pattern: only sending mail can tell whether the email address works. */
export const emailRule = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: () => fieldTexts().invalidEmail }));

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 128;

export const passwordHint = (): string => fieldTexts().passwordHint(SHORTEST_PASSWORD);

export const newPasswordRule = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSWORD, { error: () => fieldTexts().passwordTooShort(SHORTEST_PASSWORD) }),
    z.maxLength(LONGEST_PASSWORD, { error: () => fieldTexts().passwordTooLong(LONGEST_PASSWORD) }),
  );

export const trackerDescription = requiredText(() => fieldTexts().trackerDescriptionMissing);
