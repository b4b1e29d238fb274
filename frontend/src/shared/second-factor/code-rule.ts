import * as z from 'zod/mini';
import { required } from '../forms/field-rules';

export const code = required('Please enter a code').check(z.maxLength(40, 'This is not a code'));
