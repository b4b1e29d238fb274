import { isFinal } from './problem';

interface PolledQuery {
  readonly state: { readonly error: unknown };
}

/** A `refetchInterval` in milliseconds that ends after a final refusal. */
export const pollUntilRefused =
  (milliseconds: number) =>
  ({ state: { error } }: PolledQuery): number | false =>
    isFinal(error) ? false : milliseconds;
