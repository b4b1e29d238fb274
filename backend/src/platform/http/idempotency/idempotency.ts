import { SetMetadata } from '@nestjs/common';

export const WITHOUT_IDEMPOTENCY = 'aidy:without-idempotency';

/** The route ignores `Idempotency-Key`: for refresh-token and sign-out, whose responses must not be repeated. */
export const WithoutIdempotencyKey = () => SetMetadata(WITHOUT_IDEMPOTENCY, true);
