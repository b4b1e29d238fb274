import { z } from 'zod';
import { requiredText } from '../http/requests/required-text';

/** Why an administrator does something, in their words. */
export const reason = requiredText('Say why.', 500);

export const reasonBody = z.strictObject({ reason });
