/** State of a question and its reply; `waiting`: it was sent, and nothing of the reply has arrived. */
export type TurnPhase = 'idle' | 'waiting' | 'replying' | 'failed';

export const isUnderWay = (phase: TurnPhase | 'unanswered'): boolean => phase === 'waiting' || phase === 'replying';
