import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { outboundEffectDecider } from '#modules/outbound/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import type { AreaRequests } from '#test/support/requests';
import { until } from '#test/support/until';

export const deliveryRequests: AreaRequests = {
  id: (path) =>
    path.endsWith('/mail') ? 'stored brief' : path.includes('/deliveries/') ? 'webhook delivery' : 'channel',
  async make(product, userId) {
    // Due so late that no worker takes it.
    const dueAt = '9999-12-31T00:00:00.000Z';
    const plan = { userId, kind: BRIEF_EFFECTS.webhook, subject: {}, dueAt, expiresAt: null, series: null };
    const effectId = `to-a-webhook-of-${userId}`;
    const context = ofTheSystem(effectId, new Date('2026-03-01T12:00:00.000Z'));
    await product.app
      .get(CommandRunner, { strict: false })
      .run(outboundEffectDecider, effectId, { type: 'PlanEffect', plan }, context);
    const attempts = () => product.as(userId).get(`/api/common/deliveries/${effectId}/attempts/`);
    await until('the delivery is known', async () => (await attempts()).status === 200);
    const mailId = `mailed-to-${userId}`;
    const mail = { ...plan, kind: BRIEF_EFFECTS.email };
    await product.app
      .get(CommandRunner, { strict: false })
      .run(outboundEffectDecider, mailId, { type: 'PlanEffect', plan: mail }, ofTheSystem(mailId, new Date(dueAt)));
    const entry = { id: mailId, date: dueAt, recipientId: userId, askedBy: null };
    const message = 'Subject: Steel\r\nContent-Type: text/plain\r\n\r\nOne line of news.\r\n';
    await product.app.get<OutboxFolder>(OUTBOX, { strict: false }).keep(entry, Buffer.from(message));
    const stored = () => product.as(userId).get(`/api/common/deliveries/${mailId}/mail/`);
    await until('the stored brief is known', async () => (await stored()).status === 200);
    return { 'webhook delivery': effectId, 'stored brief': mailId };
  },
  rules: {
    'GET /api/common/unsubscribe/{link}': ['anyone'],
    'POST /unsubscribe/{link}': ['anyone'],
    'POST /unsubscribe/{link}/all': ['anyone'],
    'GET /api/common/confirm-channel/{link}': ['anyone'],
    'POST /api/common/confirm-channel/{link}': ['anyone'],
    'GET /api/common/feedback/{link}': ['anyone'],
    'POST /api/common/feedback/{link}': ['anyone', () => ({ verdict: 'useful' })],
    'GET /b/{code}': ['anyone'],
    'GET /api/common/deliveries': ['signed in'],
    'GET /api/common/deliveries/{id}/attempts': ['owner'],
    'GET /api/common/deliveries/{id}/mail': ['owner'],
    'POST /api/common/deliveries/turn-off': ['signed in'],
    'POST /api/common/deliveries/resume': ['signed in', () => ({ channel_id: null })],
    'POST /api/common/channels/{id}/test': ['owner'],
    'GET /api/common/channels/{id}/secret': ['owner', null, 'in person'],
    'POST /api/common/channels/{id}/secret': ['owner', null, 'in person'],
  },
};
