import { isFinal } from './problem';

interface PolledQuery {
  readonly state: { readonly error: unknown };
}

/** A `refetchInterval` in milliseconds that ends once the server has said no for good. */
export const pollUntilRefused =
  (milliseconds: number) =>
  ({ state: { error } }: PolledQuery): number | false =>
    isFinal(error) ? false : milliseconds;
