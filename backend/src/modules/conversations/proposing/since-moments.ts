import { type MomentForm, clock, clockPiece, hourInFigures, partOf, since, wordedClock } from './moment-pieces';
import { HOURS_IN_WORDS } from './numbers';

const PART_EN = '(in the morning|in the afternoon|in the evening|at night)';

/** `Since ten`, `from 3 pm`. */
export const SINCE_MOMENTS: readonly MomentForm[] = [
  {
    pattern: String.raw`(?:since|from) (?:about |around )?(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.? ?m\.?`,
    read: ([hours = '', minutes, meridiem]) => since(clockPiece(hours, minutes, meridiem)),
  },
  {
    pattern: `(?:since|from) (?:about |around )?(\\d{1,2}|${HOURS_IN_WORDS})(?:[:.](\\d{2}))?(?:ish| o'clock)?(?: ${PART_EN})?`,
    read: ([hours = '', minutes, part]) => since(clockPiece(hourInFigures(hours), minutes, '', partOf(part))),
  },
  {
    // `From ten to five` is a range.
    pattern: `since (?:about |around )?(half|quarter|five|ten|twenty) (past|to) (\\d{1,2}|${HOURS_IN_WORDS})(?: ${PART_EN})?`,
    read: ([minutes = '', side = '', name = '', part]) => since(wordedClock(minutes, side, name, part)),
  },
  { pattern: '(?:since|from) (?:noon|midday)|desde (?:el )?mediodía|seit mittag', read: () => since(clock([12], 0)) },
];
