import type { Outcome } from '#shared/api/client';
import { parseFileName } from '#shared/files/content-disposition';
import type { StoredFile } from '#shared/files/stored-file';

/** The file that a call with `parseAs: 'blob'` answers with. */
export const fileOutcome = async (call: Promise<Outcome<Blob>>): Promise<Outcome<StoredFile>> => {
  const { data, ...outcome } = await call;
  if (data === undefined) return outcome;
  return {
    ...outcome,
    data: { name: parseFileName(outcome.response.headers.get('content-disposition')), content: data },
  };
};
