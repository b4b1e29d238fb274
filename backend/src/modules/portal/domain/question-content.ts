import type { UploadQuestionContent } from '#events/portal/upload-question.events';
import { isBlank } from '#kernel/blank-text';
import { type FieldError, type Refusal, refuse } from '#kernel/decider';
import { cleanName, cleanText } from '#kernel/invisible-characters';

export const MAX_QUESTION = 500;
export const MAX_INPUTS = 10;
/** Most repeats of one input, besides the first. */
export const MAX_REPEATS = 20;

/** A name ending in `_{n}` could not be distinguished from a repetition. */
const INPUT_NAME = /^(?!.*_\d+$)[a-z][a-z0-9_]{0,59}$/;

const blankAsNull = (name: string | null): string | null => (name === null || isBlank(name) ? null : cleanName(name));

/** The typed question, trimmed; refused with the faults of each field. */
export const acceptQuestion = (typed: UploadQuestionContent): UploadQuestionContent | Refusal => {
  const questionText = cleanText(typed.questionText);
  const names = typed.inputs.map(({ name }) => name.trim());
  const errors: FieldError[] = [];
  if (isBlank(questionText)) errors.push({ path: 'question_text', message: 'Please enter the question' });
  if (names.length === 0) errors.push({ path: 'inputs', message: 'Please add at least one input' });
  names.forEach((name, index) => {
    const path = `inputs.${index}.name`;
    if (!INPUT_NAME.test(name)) {
      const message = 'Small letters, digits and underscores, beginning with a letter and not ending in a number';
      errors.push({ path, message });
    } else if (names.indexOf(name) !== index) errors.push({ path, message: 'Another input has this name' });
  });
  if (errors.length > 0) return refuse('INVALID', errors[0]?.message ?? '', errors);
  return { ...typed, orgName: blankAsNull(typed.orgName), questionText, inputs: names.map((name) => ({ name })) };
};
