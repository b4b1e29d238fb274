import { createContext, useContext } from 'react';

/** Number of the source being hovered or focused: its badges and its entry in the rail are highlighted together. */
export interface PointedSource {
  readonly pointed: number | null;
  readonly point: (n: number) => void;
  /** Ends the highlight, unless another source has been highlighted since. */
  readonly leave: (n: number) => void;
}

export const PointedSourceContext = createContext<PointedSource>({
  pointed: null,
  point: () => undefined,
  leave: () => undefined,
});

export const usePointedSource = (): PointedSource => useContext(PointedSourceContext);
