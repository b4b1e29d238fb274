import { isFinal } from './problem';

interface Asked {
  readonly state: { readonly error: unknown };
}

/** For `refetchInterval`: asks again after so many milliseconds, unless the server has said no for good. */
export const every =
  (milliseconds: number) =>
  ({ state: { error } }: Asked): number | false =>
    isFinal(error) ? false : milliseconds;
