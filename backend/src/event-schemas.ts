import type { EventSchema } from '#kernel/event-schema';
import { everyCategory } from '#projections/administration/every-category';

/** All event types of the log. */
export const eventSchemas: readonly EventSchema[] = everyCategory.flatMap(({ schemas }) => schemas);
