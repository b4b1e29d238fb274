import type { Schema } from '#shared/api/api-schema';
import { formatCode } from '../fields/format-code';

export const STATES = ['due', 'attempting', 'given_up', 'delivered', 'skipped', 'cancelled'] as const;

export type Delivery = Schema<'DeliveryRow'>;

export const DELIVERY_REFETCH_MS = 2000;

/** Names of the kinds; a kind without one is called by its id. */
export const KINDS: Readonly<Record<string, string>> = {
  'account-mail': 'Account mail',
  'brief-mail': 'Brief by mail',
  'brief-slack': 'Brief to Slack',
  'brief-text': 'Brief by text message',
  'brief-webhook': 'Brief to a webhook',
  'channel-question': 'Question to a new channel',
};

const WHY_GIVEN_UP: Readonly<Record<string, string>> = {
  attempts: 'All its attempts failed.',
  refused: 'The receiver refused it for good.',
  expired: 'It was no longer of use.',
};

/** The state in words; what no mail server took is not called delivered. */
export const formatState = ({ state, is_stored }: Delivery): string =>
  state === 'delivered' && is_stored ? 'stored, not sent' : formatCode(state);

/** Explanation of a delivery's state. */
export const explainDeliveryState = ({ state, attempts, reason, is_stored }: Delivery): string => {
  switch (state) {
    case 'due':
      return attempts === 0
        ? 'It waits for its first attempt.'
        : 'Its last attempt failed. It will be retried automatically.';
    case 'attempting':
      return 'An attempt is under way. Without an outcome it is repeated, with the same key.';
    case 'given_up':
      return `${WHY_GIVEN_UP[reason ?? ''] ?? ''} It does not try again by itself.`;
    case 'delivered':
      return is_stored
        ? 'There is no mail server: it is in the outbox, and nobody has received it.'
        : 'The receiver accepted it.';
    case 'skipped':
      return `An administrator skipped it: ${reason ?? 'no reason given'}`;
    case 'cancelled':
      return `It was no longer needed: ${formatCode(reason ?? 'unknown')}.`;
  }
};

export const canRetryDelivery = ({ state }: Delivery): boolean => state === 'due' || state === 'given_up';

export const isOpen = ({ state }: Delivery): boolean =>
  state === 'due' || state === 'attempting' || state === 'given_up';
