import { createContext, useContext } from 'react';

/** Which source of one text is being pointed at, by its number: its badges and its place in the rail light up together. */
export interface PointedSource {
  readonly pointed: number | null;
  readonly point: (n: number) => void;
  /** Points at nothing, unless another source is pointed at meanwhile. */
  readonly leave: (n: number) => void;
}

export const PointedSourceContext = createContext<PointedSource>({
  pointed: null,
  point: () => undefined,
  leave: () => undefined,
});

export const usePointedSource = (): PointedSource => useContext(PointedSourceContext);
