import { useCallback, useEffect, useRef } from 'react';

/** State of a question and its reply; `waiting`: it was sent, and nothing of the reply has arrived. */
export type TurnPhase = 'idle' | 'waiting' | 'replying' | 'failed';

export const isUnderWay = (phase: TurnPhase | 'unanswered'): boolean => phase === 'waiting' || phase === 'replying';

interface Receiver<Piece> {
  onPiece(piece: Piece): void;
  onEnd(): void;
  onFailure(error: unknown): void;
}

/** Receives replies in chunks, but nothing more of one that was stopped or whose page is gone. */
export const useReplies = () => {
  const underWay = useRef<AbortController | null>(null);
  const stop = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const receive = async <Piece>(
    request: (signal: AbortSignal) => AsyncIterable<Piece>,
    { onPiece, onEnd, onFailure }: Receiver<Piece>,
  ): Promise<void> => {
    const { signal } = (underWay.current = new AbortController());
    try {
      for await (const piece of request(signal)) {
        if (signal.aborted) return;
        onPiece(piece);
      }
      if (!signal.aborted) onEnd();
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    }
  };
  return { receive, stop };
};
