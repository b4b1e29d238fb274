import { createContext, type MouseEvent } from 'react';

/** A citation was pressed; `preventDefault` keeps it from opening in a new tab. */
export type OnCite = (url: string, event: MouseEvent<HTMLAnchorElement>) => void;

export const CiteContext = createContext<OnCite | undefined>(undefined);
