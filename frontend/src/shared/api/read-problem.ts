import { Problem, type ProblemBody } from './problem';

/** Maximum length of a proxy's plain-text error, in characters. */
const MAX_ERROR_TEXT_LENGTH = 200;

const isPage = (text: string): boolean => /^\s*</.test(text);

/** The product's own server sends seconds; a proxy may send a date, which is ignored. */
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
    return new Problem({ status: response.status, detail: isPage(text) ? '' : text.slice(0, MAX_ERROR_TEXT_LENGTH) });
  }
};
