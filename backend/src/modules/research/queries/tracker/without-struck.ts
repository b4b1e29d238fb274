import type { Update } from '#projections/research/updates/updates.projection';
import type { CitedSource, StateText, UpdateLine } from '../../domain/ledger.events';
import type { IsStruckLine } from '../verdicts-shown';
import { numbersIn, renumbered } from './source-numbers';

const SECTION = /\n(?=### )/;

/**
 * An overview without the lines that cite a struck source, and with its sources renumbered: it is right at once, although
 * only the next run that publishes composes another one.
 */
export const withoutStruck = (state: StateText, isStruck: (source: CitedSource) => boolean): StateText => {
  const places = new Map<number, number>();
  state.sources.forEach((source, place) => {
    if (!isStruck(source)) places.set(place + 1, places.size + 1);
  });
  if (places.size === state.sources.length) return state;
  const rewritten = (content: string): string =>
    renumbered(
      content
        .split(SECTION)
        .map((section) => section.split('\n').filter((line) => numbersIn(line).every((n) => places.has(n))))
        .filter((lines) => lines.some((line) => numbersIn(line).length > 0))
        .map((lines) => lines.join('\n').trim())
        .join('\n\n'),
      places,
    );
  const { written } = state;
  return {
    content: rewritten(state.content),
    sources: state.sources.filter((_source, place) => places.has(place + 1)),
    ...(written === undefined ? {} : { written: { ...written, quoted: rewritten(written.quoted) } }),
  };
};

/** A line whose notes have the numbers of the sources that are left; without a note that cites another. */
const withNotesOf = (
  { wasNote, note, ...line }: UpdateLine,
  sources: readonly CitedSource[],
  left: readonly CitedSource[],
): UpdateLine => {
  const places = new Map(
    sources.flatMap((source, place) => (left.includes(source) ? [[place + 1, left.indexOf(source) + 1] as const] : [])),
  );
  const ofLeft = (text: string | undefined): string | undefined =>
    text === undefined || numbersIn(text).some((n) => !places.has(n)) ? undefined : renumbered(text, places);
  const [ofEarlier, own] = [ofLeft(wasNote), ofLeft(note)];
  return { ...line, ...(ofEarlier !== undefined && { wasNote: ofEarlier }), ...(own !== undefined && { note: own }) };
};

/** The same for an update; null if none of its lines is left. */
export const updateWithoutStruck = (update: Update, isStruck: IsStruckLine): Update | null => {
  const text = withoutStruck(update, ({ quote }) => isStruck({ trackerId: update.tracker_id, quote }));
  if (text === update) return update;
  const lines = update.lines.flatMap((line) => {
    const cited = update.sources[line.source - 1];
    const place = cited === undefined ? -1 : text.sources.indexOf(cited);
    return place === -1 ? [] : [{ ...withNotesOf(line, update.sources, text.sources), source: place + 1 }];
  });
  return lines.length === 0 ? null : { ...update, ...text, lines };
};
