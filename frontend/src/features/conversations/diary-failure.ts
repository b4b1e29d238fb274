import { Problem } from '#shared/api/problem';
import { diaryTexts } from './texts/diary';

/** Error message of a diary: the server's reason, translated if it is known; else `failure`. */
export const diaryFailure = (error: unknown, failure: string): string =>
  error instanceof Problem && error.detail !== '' ? diaryTexts().refusal(error.code, error.detail) : failure;
