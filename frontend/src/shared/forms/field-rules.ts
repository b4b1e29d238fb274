import * as z from 'zod/mini';

/** Validation rules of single fields, shared by forms. Parsing gives the value to send: trimmed or normalised. */

export const maxLengthRule = (most: number) => z.maxLength(most, `At most ${most} characters`);

/** A secret, which may begin or end with a space. */
export const requiredSecret = (missing: string) => z.string().check(z.minLength(1, missing));

/** A text that is not blank. */
export const requiredText = (missing: string, most?: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), ...(most === undefined ? [] : [maxLengthRule(most)]));

export const optionalText = (most: number) => z.string().check(z.trim(), maxLengthRule(most));

/** A simple pattern: only sending mail can tell whether the address works. */
export const emailRule = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Must be a valid email address'));

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 128;

export const passwordHint = `At least ${SHORTEST_PASSWORD} characters.`;

export const newPasswordRule = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`),
    z.maxLength(LONGEST_PASSWORD, `Use at most ${LONGEST_PASSWORD} characters.`),
  );

export const trackerDescription = requiredText('Please enter a tracker description');
