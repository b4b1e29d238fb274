import { Problem, type ProblemBody } from './problem';

/** Of a proxy's text. */
const MOST_TEXT = 200;

/** Which is for a browser to show, not for a reader of a message. */
const isPage = (text: string): boolean => /^\s*</.test(text);

/** What an error response says, of the server or of a proxy before it. */
export const problemOf = async (response: Response): Promise<Problem> => {
  const text = await response.text().catch(() => '');
  try {
    return new Problem({ ...(JSON.parse(text) as Partial<ProblemBody>), status: response.status });
  } catch {
    return new Problem({ status: response.status, detail: isPage(text) ? '' : text.slice(0, MOST_TEXT) });
  }
};
