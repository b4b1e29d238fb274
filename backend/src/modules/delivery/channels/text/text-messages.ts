import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AttemptOutcome } from '#modules/outbound/published';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import { parsedJson } from '#platform/parsed-json';
import { type DeliverySettings, deliverySettings } from '../../delivery.settings';
import { UNSUBSCRIBED } from '../../domain/delivery.decider';
import { callOutcome } from '../call-outcome';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 64 * 1024;

/** https://www.twilio.com/docs/api/errors/21610: the number answered STOP. */
const ANSWERED_STOP = 21610;
const problem = z.object({ code: z.number() });
/** The `sid` by which Twilio names a message that it accepted. */
const message = z.object({ sid: z.string().max(100) });

/** Sends text messages through Twilio. */
@Injectable()
export class TextMessages {
  constructor(
    private readonly outbound: ConfiguredOutbound,
    @Inject(deliverySettings.port) private readonly settings: DeliverySettings,
  ) {}

  async send(to: string, text: string, signal: AbortSignal): Promise<AttemptOutcome> {
    const { twilio } = this.settings;
    if (twilio === undefined)
      return { kind: 'refused', fault: 'NOT_SET_UP', detail: 'Text messages are not set up here.' };
    const { accountSid, authToken, from, baseUrl } = twilio;
    const answer = await this.outbound.call(
      `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
        trust: 'operator',
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        whenTooLong: 'cut',
        signal,
      },
    );
    const answered = isFetchFailure(answer) ? undefined : parsedJson(new TextDecoder().decode(answer.body));
    if (problem.safeParse(answered).data?.code === ANSWERED_STOP)
      return { kind: 'refused', fault: UNSUBSCRIBED, detail: 'The number answered STOP.' };
    // A wrong token can be fixed by the operator; a number that cannot get texts stays so.
    const outcome = callOutcome(answer, (status) => status === 400 || status === 404);
    const sid = message.safeParse(answered).data?.sid;
    return outcome.kind === 'delivered' && sid !== undefined ? { ...outcome, receipt: sid } : outcome;
  }
}
