/** The administrator of a product started for a benchmark. */
export const account = { username: 'bench@example.org', password: 'a bench by the window' };

/** Calls to a running product's API; each returns the parsed response, whatever its status. */
export const apiCalls =
  (url: string) =>
  async <Answer>(method: 'GET' | 'POST', path: string, token = '', body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
