import Stripe from 'stripe';
import { Problem } from '#platform/http/answers/problem';

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

/** The same request may succeed later: Stripe did not get to it, or failed at it. */
const isPassing = (error: unknown): boolean =>
  [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);

/**
 * Stripe will refuse the same request again, most often because of what the operator set up: its key, a price, the
 * customer portal. As an internal error, it is logged where the request is carried out.
 */
export class StripeRefused extends Problem {
  constructor({ type, code, param, statusCode, requestId }: InstanceType<typeof StripeError>) {
    super(
      'INTERNAL',
      'Stripe refused this request, and trying again will not help. Please contact the administrators of this site.',
    );
    this.name = StripeRefused.name;
    // Stripe's own message may quote what it was sent, such as an email address.
    const parts = [type, statusCode, code, param, requestId].filter((part) => part !== undefined);
    this.message = `Stripe refused a request: ${parts.join(', ')}`;
  }
}

/** What a fault of a call to Stripe is for its caller; null if it is not Stripe's. */
export const stripeProblemOf = (error: unknown): Problem | null => {
  if (isPassing(error))
    return new Problem('UNAVAILABLE', 'Stripe is not available at the moment. Please try again later.');
  return error instanceof StripeError ? new StripeRefused(error) : null;
};
