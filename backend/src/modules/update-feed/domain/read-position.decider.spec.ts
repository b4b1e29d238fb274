import type { ReadPositionEvent } from '#events/update-feed/read-position.events';
import { scenario } from '#test/support/given-when-then';
import { readPositionDecider } from './read-position.decider';

const { given } = scenario(readPositionDecider);
const day = (number: number): string => `2026-03-0${number}T09:00:00.000Z`;
const read = (upTo: string): ReadPositionEvent => ({ type: 'FeedRead', data: { userId: 'ann', upTo } });
const markRead = (upTo: string) => ({ type: 'MarkRead', userId: 'ann', upTo, now: day(5) }) as const;

test('moves on to what was read last', () => {
  given()
    .when(markRead(day(1)))
    .then(read(day(1)));
  given(read(day(1)))
    .when(markRead(day(2)))
    .then(read(day(2)));
});

test('a position never moves back, as another tab would have it', () => {
  given(read(day(2)))
    .when(markRead(day(1)))
    .thenNothing();
  given(read(day(2)))
    .when(markRead(day(2)))
    .thenNothing();
});

test('a time to come cannot be read', () =>
  given()
    .when(markRead(day(6)))
    .thenRefused('INVALID'));
