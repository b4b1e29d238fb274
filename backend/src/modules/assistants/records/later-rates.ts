import { speaksOfRate } from '#modules/countries/published';
import type { Fact, NewsText, SubjectRecord } from './record';

const MAX_LATER = 3;

/**
 * What trackers reported about rates after the last act that a field takes into account, newest first. It may have
 * changed the value.
 */
export const laterRates = ({ knownUntil }: Pick<Fact, 'knownUntil'>, { news }: SubjectRecord): readonly NewsText[] =>
  knownUntil === undefined
    ? []
    : news
        .filter(({ day, text }) => day !== null && day > knownUntil && speaksOfRate(text))
        .toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''))
        .slice(0, MAX_LATER);
