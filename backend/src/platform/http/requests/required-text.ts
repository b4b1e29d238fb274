import { z } from 'zod';
import { isBlank } from '#kernel/blank-text';
import { cleanText } from '#kernel/invisible-characters';

/** A text that a person typed, without characters that are not visible in it. */
export const typedText = z.string().overwrite(cleanText);

/** A text that a person has to enter. Fails with `missing` if it has no visible character. */
export const requiredText = (missing: string, most: number) =>
  typedText
    .min(1, { error: missing, abort: true })
    .refine((text) => !isBlank(text), missing)
    .max(most, `At most ${most} characters`);
