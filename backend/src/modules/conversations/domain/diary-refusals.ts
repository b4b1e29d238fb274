import type { AreaRefusalCode } from '#kernel/decider';

/** Another device, or an earlier press, deleted the entry. */
export const ENTRY_GONE: AreaRefusalCode = { code: 'ENTRY_GONE', kindOf: 'NOT_FOUND', title: 'Entry deleted' };

/** The entry was changed after its card was made. */
export const ENTRY_CHANGED: AreaRefusalCode = {
  code: 'ENTRY_CHANGED',
  kindOf: 'CONFLICT',
  title: 'Entry changed meanwhile',
};

/** The card was answered differently meanwhile, for example on another device. */
export const CARD_ANSWERED: AreaRefusalCode = { code: 'CARD_ANSWERED', kindOf: 'CONFLICT', title: 'Already answered' };
