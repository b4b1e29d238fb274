import type { AppendOutcome, AppendRequest } from './append-transaction';

export type ToWriter =
  { readonly kind: 'append'; readonly requests: readonly AppendRequest[] } | { readonly kind: 'close' };

export type FromWriter =
  | { readonly kind: 'opened' }
  | { readonly kind: 'outcomes'; readonly outcomes: readonly AppendOutcome[] }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly reason: 'full' | 'refused' | 'other'; readonly message: string };
