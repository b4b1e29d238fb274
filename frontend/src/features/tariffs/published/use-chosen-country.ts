import { paramsAfter, textParam, useUrlParam, useUrlParams, wordParam } from '#shared/hooks/use-url-param';
import type { Measure } from '../measures';

/** History state after a country was chosen: its panel takes the focus. */
const FOCUS_PANEL = { focus: 'country' } as const;

export const wantsPanel = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === FOCUS_PANEL.focus;

/** Path of a country on the tariff map. */
export const tariffsPath = (code: string): string => `/tariffs?${new URLSearchParams({ country: code })}`;

const measureParam = wordParam<Measure>(['score', 'rate']);

/** The country and the measure in the URL, so that what is shown can be shared. */
export const useChosenCountry = () => {
  const [params] = useUrlParams();
  const [code, setCode] = useUrlParam('country', textParam);
  const [measure, setMeasure] = useUrlParam('by', measureParam);
  // Going back closes the panel instead of walking back through the countries.
  const how = { replace: code !== null, preventScrollReset: true };
  return {
    code,
    choose: (next: string) => setCode(next, { ...how, state: FOCUS_PANEL }),
    close: () => setCode(null, how),
    /** Props of a link that chooses a country. */
    linkTo: (next: string) => ({ to: `?${paramsAfter(params, { country: next })}`, ...how, state: FOCUS_PANEL }),
    measure,
    measureBy: (next: Measure) => setMeasure(next),
  };
};

export type ChosenCountry = ReturnType<typeof useChosenCountry>;
