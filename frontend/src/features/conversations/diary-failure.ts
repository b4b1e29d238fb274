import { Problem } from '#shared/api/problem';
import { diaryTexts } from './texts/diary';

/**
 * Why something could not be done in a diary: the server's reason, in the language of the interface where it is known;
 * else `failure`.
 */
export const diaryFailure = (error: unknown, failure: string): string =>
  error instanceof Problem && error.detail !== '' ? diaryTexts().refusal(error.code, error.detail) : failure;
