import type { ChannelKind } from '#events/accounts/channels.events';
import { assertNever } from '#kernel/assert-never';
import { parseUrl } from '#kernel/parse-url';

const isHttps = (text: string): boolean => parseUrl(text)?.protocol === 'https:';

/** The problem with a channel's target; null if there is none. */
export const targetProblem = (kind: ChannelKind, target: string): string | null => {
  switch (kind) {
    case 'email':
      return /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(target) ? null : 'Must be a valid email address';
    case 'sms':
      return /^\+[1-9]\d{6,14}$/.test(target) ? null : 'Please enter a number with country code, such as +12025550123';
    case 'slack':
    case 'webhook':
      return isHttps(target) ? null : 'Please enter an address that begins with https://';
    default:
      return assertNever(kind);
  }
};
