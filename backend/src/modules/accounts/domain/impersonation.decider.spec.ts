import type { ImpersonationEvent } from '#events/accounts/impersonation.events';
import { scenario } from '#test/support/given-when-then';
import { type ImpersonationCommand, impersonationDecider } from './impersonation.decider';

const of = { impersonationId: 'i1', userId: 'ann', impersonatorId: 'root' };
const target = { userId: 'ann', isActive: true, hasRoles: false };
const start = (changes: Partial<typeof target> = {}): ImpersonationCommand => ({
  type: 'StartImpersonation',
  impersonationId: 'i1',
  impersonatorId: 'root',
  target: { ...target, ...changes },
  reason: 'Ticket 12',
  now: new Date('2026-03-01T12:00:00.000Z'),
});
const started: ImpersonationEvent = {
  type: 'ImpersonationStarted',
  data: { ...of, reason: 'Ticket 12', expiresAt: '2026-03-01T13:00:00.000Z' },
};
const ended: ImpersonationEvent = { type: 'ImpersonationEnded', data: { ...of, statedReason: 'Ticket 13' } };
const end = (impersonatorId: string) =>
  ({ type: 'EndImpersonation', impersonatorId, statedReason: 'Ticket 13' }) as const;

const impersonation = scenario(impersonationDecider);

test('an impersonation starts with a reason and ends after an hour at most', () =>
  impersonation.given().when(start()).then(started));

test('neither unknown accounts, nor staff, nor oneself can be impersonated', () => {
  impersonation
    .given()
    .when(start({ isActive: false }))
    .thenRefused('NOT_FOUND');
  impersonation
    .given()
    .when(start({ hasRoles: true }))
    .thenRefused('ACCESS_DENIED');
  impersonation
    .given()
    .when(start({ userId: 'root' }))
    .thenRefused('ACCESS_DENIED');
  impersonation.given(started).when(start()).thenRefused('CONFLICT');
});

test('an impersonation is ended by its impersonator, once', () => {
  impersonation.given(started).when(end('root')).then(ended);
  impersonation.given(started, ended).when(end('root')).thenNothing();
  impersonation.given(started).when(end('eve')).thenNothing();
  impersonation.given().when(end('root')).thenNothing();
});
