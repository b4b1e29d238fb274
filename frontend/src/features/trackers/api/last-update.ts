import { queryOptions } from '@tanstack/react-query';
import { freshAccess } from '../../../shared/api/authorised-fetch';
import { readProblem } from '../../../shared/api/read-problem';
import type { ChatSource } from '../../../shared/chat/chat';
import { currentSession } from '../../../shared/session/session';

/** A tracker's last news, as markdown with markers. */
interface LastUpdate {
  /** Null if there are no findings yet. */
  readonly content: string | null;
  readonly sources: readonly ChatSource[];
  /** Reports on rates since the one on record for its country. */
  readonly rates_since?: readonly { readonly date: string; readonly url: string }[];
}

const bearing = (access: string | null): HeadersInit => (access === null ? {} : { authorization: `Bearer ${access}` });

/** Reads with the stored token, and once more without it if it is refused: public content is shown to anybody. */
const readLastUpdate = async (uid: string, signal: AbortSignal): Promise<LastUpdate> => {
  const path = `/api/topics/tracker/${encodeURIComponent(uid)}/last-update/`;
  const access = await freshAccess(currentSession().epoch).catch(() => null);
  const first = await fetch(new Request(path, { headers: bearing(access), signal }));
  const response = first.status === 401 && access !== null ? await fetch(new Request(path, { signal })) : first;
  if (!response.ok) throw await readProblem(response);
  return (await response.json()) as LastUpdate;
};

export const lastUpdateQuery = (uid: string) =>
  queryOptions({
    queryKey: ['last-update', uid],
    queryFn: ({ signal }) => readLastUpdate(uid, signal),
    retry: false,
  });
