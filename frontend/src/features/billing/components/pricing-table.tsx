import { createElement } from 'react';
import type { Schema } from '#shared/api/api-schema';
import type { User } from '#features/accounts/api/get-user';
import { PRICING_TABLE_ELEMENT } from '../stripe-pricing-table';

interface PricingTableProps {
  table: NonNullable<Schema<'Config'>['pricing_table']>;
  user: User;
}

/** Stripe's table. Stripe returns the reference with the payment, so that the server knows whose plan was paid for. */
export const PricingTable = ({ table, user }: PricingTableProps) =>
  createElement(PRICING_TABLE_ELEMENT, {
    'pricing-table-id': table.id,
    'publishable-key': table.publishable_key,
    'client-reference-id': user.user_uid,
    'customer-email': user.email,
  });
