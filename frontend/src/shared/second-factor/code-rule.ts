import * as z from 'zod/mini';
import { requiredText } from '../forms/field-rules';

export const codeRule = requiredText('Please enter a code').check(z.maxLength(40, 'This is not a code'));
