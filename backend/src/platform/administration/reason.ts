import { z } from 'zod';
import { MAX_REASON } from '#kernel/limits';
import { requiredText } from '../http/requests/required-text';

/** Why an administrator does something, in their words. */
export const reason = requiredText('Say why.', MAX_REASON);

export const reasonBody = z.strictObject({ reason });
