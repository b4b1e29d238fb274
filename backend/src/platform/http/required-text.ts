import { z } from 'zod';
import { isBlank } from '#kernel/blank-text';

/** A text that a person has to enter. It is trimmed, and says `missing` if nothing can be seen of it. */
export const requiredText = (missing: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: missing, abort: true })
    .refine((text) => !isBlank(text), missing)
    .max(most, `At most ${most} characters`);
