import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema } from '../../../kernel/event-schema';

interface Following {
  readonly userId: string;
  readonly trackerId: string;
}

export type TopicFollowed = DomainEvent<'TopicFollowed', Following>;
export type TopicUnfollowed = DomainEvent<'TopicUnfollowed', Following>;

export type FollowEvent = TopicFollowed | TopicUnfollowed;

export const followStream = (userId: string): string => `follow-${userId}`;

export const followEventSchemas: readonly EventSchema[] = [
  { type: 'TopicFollowed', version: 1 },
  { type: 'TopicUnfollowed', version: 1 },
];
