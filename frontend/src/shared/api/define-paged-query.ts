import { infiniteQueryOptions, type keepPreviousData } from '@tanstack/react-query';
import { expectSuccess, type Init, type Outcome } from './client';

// Separate from the client, since the first page of a visit has no paged list.

export interface Page<Answer> {
  readonly answer: Answer;
  /** `cursor` of the next page; null on the last page. */
  readonly next: string | null;
}

const parseNextCursor = ({ headers }: Response): string | null => {
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, window.location.origin).searchParams.get('cursor');
};

const unwrapPage = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Page<Answer>> => {
  const { data, response } = await expectSuccess(call);
  return { answer: data as Answer, next: parseNextCursor(response) };
};

/** A paged list; `merge` combines the loaded pages into one result. */
export const definePagedQuery = <Answer, Data>(
  key: readonly unknown[],
  send: (page: { readonly cursor?: string }, init: Init) => Promise<Outcome<Answer>>,
  merge: (pages: readonly Answer[]) => Data,
  options: { readonly placeholderData?: typeof keepPreviousData } = {},
) =>
  infiniteQueryOptions({
    ...options,
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) => unwrapPage(send({ cursor }, { signal })),
    getNextPageParam: ({ next }: Page<Answer>) => next,
    select: ({ pages }) => merge(pages.map(({ answer }) => answer)),
  });
