import { queryOptions } from '@tanstack/react-query';
import { answerOf, type Outcome } from './client';

/** `channelsQuery = queryOf(['channels'], (init) => api.GET('/api/common/channels', init))` */
export const queryOf = <Answer>(
  key: readonly unknown[],
  send: (init: { signal: AbortSignal }) => Promise<Outcome<Answer>>,
) => queryOptions({ queryKey: key, queryFn: ({ signal }) => answerOf(send({ signal })) });
