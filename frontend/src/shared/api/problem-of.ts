import { Problem, type ProblemBody } from './problem';

/** Longest part of a proxy's plain-text error that is shown, in characters. */
const MAX_TEXT = 200;

/** Whether the text is an HTML page. */
const isPage = (text: string): boolean => /^\s*</.test(text);

/** The problem in an error response, from the server or from a proxy before it. */
export const problemOf = async (response: Response): Promise<Problem> => {
  const text = await response.text().catch(() => '');
  try {
    return new Problem({ ...(JSON.parse(text) as Partial<ProblemBody>), status: response.status });
  } catch {
    return new Problem({ status: response.status, detail: isPage(text) ? '' : text.slice(0, MAX_TEXT) });
  }
};
