import { refuse } from '#kernel/decider';

export const NO_TRACKER = refuse('NOT_FOUND', 'This tracker does not exist.');
export const NOT_OWNER = refuse('ACCESS_DENIED', 'Only the owner can modify this Tracker');
export const PRIVATE_TRACKER = refuse('ACCESS_DENIED', 'This tracker is private.');
