import { SetMetadata } from '@nestjs/common';

export const WITHOUT_IDEMPOTENCY = 'aidy:without-idempotency';

/** The route ignores `Idempotency-Key`: refresh-token and sign-out, whose answers must not be given twice. */
export const WithoutIdempotencyKey = () => SetMetadata(WITHOUT_IDEMPOTENCY, true);
