import type { Update } from '#projections/research/updates/updates.projection';
import type { CitedSource, StateText } from '#events/research/ledger.events';
import { renumbered } from '#events/research/text-lines';
import type { IsStruckLine } from '../displayed-verdicts';

/**
 * A text without lines and remarks that cite a struck source, so that a verdict shows at once rather than after the
 * next run that publishes.
 */
export const withoutStruckSources = <Text extends StateText>(
  text: Text,
  isStruck: (source: CitedSource) => boolean,
): Text => {
  const places = new Map<number, number>();
  text.sources.forEach((source, index) => {
    if (!isStruck(source)) places.set(index + 1, places.size + 1);
  });
  if (places.size === text.sources.length) return text;
  const { earlier, written } = text;
  return {
    ...text,
    lines: renumbered(text.lines, places),
    ...(earlier === undefined ? {} : { earlier: renumbered(earlier, places) }),
    sources: text.sources.filter((_source, index) => places.has(index + 1)),
    ...(written === undefined ? {} : { written: { ...written, lines: renumbered(written.lines, places) } }),
  };
};

/** An update without struck lines and remarks; null if no line is left. */
export const updateWithoutStruck = (update: Update, isStruck: IsStruckLine): Update | null => {
  const left = withoutStruckSources(update, ({ quote }) => isStruck({ trackerId: update.tracker_id, quote }));
  return left.lines.length === 0 && update.lines.length > 0 ? null : left;
};
