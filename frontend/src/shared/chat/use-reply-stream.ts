import { useCallback, useEffect, useRef } from 'react';

interface Receiver<Piece> {
  onPiece(piece: Piece): void;
  onEnd(): void;
  onFailure(error: unknown): void;
}

/** Receives replies in chunks, but nothing more of one that was stopped or whose page is gone. */
export const useReplyStream = () => {
  const controller = useRef<AbortController | null>(null);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const receive = async <Piece>(
    request: (signal: AbortSignal) => AsyncIterable<Piece>,
    { onPiece, onEnd, onFailure }: Receiver<Piece>,
  ): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
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
