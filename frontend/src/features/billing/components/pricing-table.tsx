import { createElement } from 'react';
import type { Answer } from '../../../shared/api/answer';
import type { User } from '../../accounts/published/api/get-user';
import { pricingTableElement } from '../stripe-pricing-table';

interface PricingTableProps {
  table: NonNullable<Answer<'Config'>['pricing_table']>;
  user: User;
}

/** Stripe's table. By the reference, Stripe says later whose plan was paid for. */
export const PricingTable = ({ table, user }: PricingTableProps) =>
  createElement(pricingTableElement, {
    'pricing-table-id': table.id,
    'publishable-key': table.publishable_key,
    'client-reference-id': user.user_uid,
    'customer-email': user.email,
  });
