import type { ProjectionEvent } from '#events/administration/projection.events';
import { scenario } from '#test/support/given-when-then';
import { projectionDecider } from './projection.decider';

const projection = 'trackers';
const reason = 'Written by a broken import.';
const standsAt = { id: 'e-7', type: 'TrackerCreated', stream: 'tracker-t', revision: 0, position: 7 };
const leftBehind = ['t'];
const skipped: ProjectionEvent = { type: 'EventSkipped', data: { projection, event: standsAt, leftBehind, reason } };
const paused: ProjectionEvent = { type: 'ProjectionPaused', data: { projection, reason } };
const resumed: ProjectionEvent = { type: 'ProjectionResumed', data: { projection, reason } };

const { given } = scenario(projectionDecider);
const skip = { type: 'SkipEvent', projection, eventId: 'e-7', standsAt, leftBehind, reason } as const;
const pause = { type: 'PauseProjection', projection, reason } as const;
const resume = { type: 'ResumeProjection', projection, reason } as const;

test('the event at which it stands can be skipped, once', () => {
  given().when(skip).then(skipped);
  given(skipped).when(skip).thenNothing();
  given(skipped)
    .when({ ...skip, standsAt: null })
    .thenNothing();
});

test('no other event can be skipped', () => {
  given()
    .when({ ...skip, eventId: 'e-8' })
    .thenRefused('CONFLICT');
  given()
    .when({ ...skip, standsAt: null })
    .thenRefused('CONFLICT');
});

test('a projection can be paused and resumed, again and again', () => {
  given().when(pause).then(paused);
  given(paused).when(pause).thenNothing();
  given(paused).when(resume).then(resumed);
  given().when(resume).thenNothing();
  given(paused, resumed).when(pause).then(paused);
});
