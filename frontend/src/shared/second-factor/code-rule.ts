import * as z from 'zod/mini';
import { requiredText } from '../forms/field-rules';
import { formTexts } from '../texts/forms';

export const codeRule = requiredText(() => formTexts().codeMissing).check(
  z.maxLength(40, { error: () => formTexts().notACode }),
);
