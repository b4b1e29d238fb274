import type { ReactNode } from 'react';

/** A place on a map; its marker is drawn around it. */
export interface MapPlace {
  readonly key: string;
  readonly lat: number;
  readonly lon: number;
  readonly marker: ReactNode;
}

export interface CountryLook {
  /** Hex; null: hatched, for a country without a figure. */
  readonly fill: string | null;
}

/** Countries of a map that can be hovered and selected, by their numbers in ISO 3166-1. Others are plain land. */
export interface MapCountries {
  readonly looks: ReadonlyMap<string, CountryLook>;
  readonly chosen: string | null;
  readonly onChoose: (numeric: string) => void;
  /** Null when the pointer leaves. */
  readonly onPoint: (numeric: string | null) => void;
}

export interface MapProps {
  /** Drawn above the countries. */
  readonly places: readonly MapPlace[];
  readonly countries?: MapCountries;
}
