import { queryOptions } from '@tanstack/react-query';
import { freshAccess } from '../../../../shared/api/authorised-fetch';
import { problemOf } from '../../../../shared/api/problem-of';
import type { ChatSource } from '../../../../shared/chat/chat';
import { currentSession } from '../../../../shared/session/session';

/** What a tracker told last, as markdown with markers. */
interface LastUpdate {
  /** Null if nothing was told yet. */
  readonly content: string | null;
  readonly sources: readonly ChatSource[];
}

const bearing = (access: string | null): HeadersInit => (access === null ? {} : { authorization: `Bearer ${access}` });

/** As the holder of the stored token, and once more without it where that is refused: what is public is shown to anybody. */
const readLastUpdate = async (uid: string, signal: AbortSignal): Promise<LastUpdate> => {
  const path = `/api/topics/tracker/${encodeURIComponent(uid)}/last-update/`;
  const access = await freshAccess(currentSession().epoch).catch(() => null);
  const first = await fetch(new Request(path, { headers: bearing(access), signal }));
  const response = first.status === 401 && access !== null ? await fetch(new Request(path, { signal })) : first;
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as LastUpdate;
};

export const lastUpdateQuery = (uid: string) =>
  queryOptions({
    queryKey: ['last-update', uid],
    queryFn: ({ signal }) => readLastUpdate(uid, signal),
    retry: false,
  });
