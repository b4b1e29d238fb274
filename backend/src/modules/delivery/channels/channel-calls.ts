import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import type { ChannelDocument } from '#modules/accounts/published';
import type { AttemptOutcome } from '#modules/outbound/published';
import { CLOCK } from '#platform/clock';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type FetchFailure, isFetchFailure } from '#platform/fetch/fetch-failure';
import type { OutboundAnswer } from '#platform/fetch/outbound';
import { callOutcome } from './call-outcome';
import type { SlackMessage } from './slack/slack-message';
import { answeredExchange, sentExchange } from './webhook/exchanges/exchange';
import { Exchanges } from './webhook/exchanges/exchanges';
import { WebhookSecrets } from './webhook/webhook-secrets';

const TIMEOUT_MS = 15_000;
/** Bytes of the answer that are read; only its beginning is kept. */
const MAX_BYTES = 16 * 1024;

/** An event that is sent to a webhook: `brief.published`, or `test`. */
export interface WebhookEvent {
  readonly type: 'brief.published' | 'test';
  readonly data: object;
}

/** Posts to the addresses that users gave: never to a private one, never to where it redirects. */
@Injectable()
export class ChannelCalls {
  constructor(
    private readonly outbound: ConfiguredOutbound,
    private readonly secrets: WebhookSecrets,
    private readonly exchanges: Exchanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async toSlack(target: string, message: SlackMessage, signal: AbortSignal): Promise<AttemptOutcome> {
    const answer = await this.post(target, JSON.stringify(message), {}, signal);
    // Slack answers with 4xx for a webhook that was removed, an archived conversation and the like.
    return callOutcome(answer, () => true);
  }

  /** `key` stays the same when it is sent again. What is sent and answered at an attempt of a user's delivery is kept. */
  async toWebhook(
    { _id, user_id, target, secret_generation, former_secret_until }: ChannelDocument,
    { type, data }: WebhookEvent,
    key: string,
    { attempt, signal }: { readonly attempt: number | null; readonly signal: AbortSignal },
  ): Promise<AttemptOutcome> {
    const now = this.clock.now();
    const url = target ?? '';
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
    const secret = { channelId: _id, generation: secret_generation, formerUntil: former_secret_until };
    const signed = this.secrets.headersOf(secret, key, body, now);
    const call = () => this.post(url, body, { ...signed }, signal);
    // A receiver that is being deployed may answer anything for a while; 410 says that it is gone.
    const outcomeOf = (answer: OutboundAnswer | FetchFailure) => callOutcome(answer, (status) => status === 410);
    if (attempt === null) return outcomeOf(await call());
    const sent = sentExchange(url, signed, body);
    const of = { userId: user_id, effectId: key, attempt };
    const answer = await this.exchanges.around(of, sent, call, (received) => answeredExchange(sent, received));
    // The answer's text is kept there, for a while and for its user: neither in the log nor for staff.
    return outcomeOf(isFetchFailure(answer) ? answer : { ...answer, body: new Uint8Array() });
  }

  private post(target: string, body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) {
    return this.outbound.call(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      whenTooLong: 'cut',
      signal,
    });
  }
}
