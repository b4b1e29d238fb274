/** What other areas may import from this one. */
export { wordedReplyDecider } from './domain/worded-reply.decider';
