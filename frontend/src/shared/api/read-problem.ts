import { Problem, type ProblemBody } from './problem';

/** Longest part of a proxy's plain-text error that is shown, in characters. */
const MAX_TEXT = 200;

/** Whether the text is an HTML page. */
const isPage = (text: string): boolean => /^\s*</.test(text);

/** The product's own server names seconds; a proxy may name a date, which is left out. */
export const parseRetryAfter = ({ headers }: Response): Pick<ProblemBody, 'waitSeconds'> => {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return seconds > 0 ? { waitSeconds: seconds } : {};
};

/** The problem in an error response, from the server or from a proxy before it. */
export const readProblem = async (response: Response): Promise<Problem> => {
  const text = await response.text().catch(() => '');
  try {
    const body = JSON.parse(text) as Partial<ProblemBody>;
    return new Problem({ ...body, ...parseRetryAfter(response), status: response.status });
  } catch {
    return new Problem({ status: response.status, detail: isPage(text) ? '' : text.slice(0, MAX_TEXT) });
  }
};
