import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema } from '../../../kernel/event-schema';

/** The one stream `installation-administrator` sees to it that a first administrator is appointed once. */
export type AdministratorAppointed = DomainEvent<'AdministratorAppointed', { readonly userId: string }>;

export const installationEventSchemas: readonly EventSchema[] = [{ type: 'AdministratorAppointed', version: 1 }];
