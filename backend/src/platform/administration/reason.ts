import { z } from 'zod';

/** Why an administrator does something, in their words. */
export const reason = z.string().trim().min(1, 'Say why.').max(500);
