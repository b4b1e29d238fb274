import { useSearchParams } from 'react-router-dom';
import type { Measure } from '../measures';

/** History state after a country was chosen: its panel takes the focus. */
const FOCUS_PANEL = { focus: 'country' } as const;

export const wantsPanel = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === FOCUS_PANEL.focus;

/** Address of a country on the tariff map. */
export const tariffAddressOf = (code: string): string => `/tariffs?${new URLSearchParams({ country: code })}`;

/** The country and the measure in the URL, so that what is shown can be shared. */
export const useChosenCountry = () => {
  const [params, setParams] = useSearchParams();
  const code = params.get('country');
  const measure: Measure = params.get('by') === 'rate' ? 'rate' : 'score';

  const withParameter = (name: string, value: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  // Going back closes the panel; it does not walk through the countries again.
  const how = { replace: code !== null, preventScrollReset: true };
  return {
    code,
    choose: (next: string) => setParams(withParameter('country', next), { ...how, state: FOCUS_PANEL }),
    close: () => setParams(withParameter('country', null), how),
    /** Props of a link that chooses a country. */
    linkTo: (next: string) => ({ to: `?${withParameter('country', next)}`, ...how, state: FOCUS_PANEL }),
    measure,
    measureBy: (next: Measure) =>
      setParams(withParameter('by', next === 'score' ? null : next), { replace: true, preventScrollReset: true }),
  };
};

export type ChosenCountry = ReturnType<typeof useChosenCountry>;
