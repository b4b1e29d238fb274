import { requiredText } from '../http/required-text';

/** Why an administrator does something, in their words. */
export const reason = requiredText('Say why.', 500);
