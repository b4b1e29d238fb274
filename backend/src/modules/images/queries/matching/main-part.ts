import { searchSegments, type Segment } from './search-marks';

/** English prepositions before where something is. */
export const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(
  'above across along amid among around at behind below beneath beside between by from in inside near off on outside over through towards under within'.split(
    ' ',
  ),
);

const isBesides = (word: string): boolean => PLACE_PREPOSITIONS.has(word) || word === 'with';

/** Where the setting begins in a caption: a ship `below the cranes of a port` is a picture of a ship. Its length, if it has none. */
export const settingFrom = (caption: string, segments: readonly Segment[] = searchSegments(caption)): number =>
  segments.find(({ word }, index) => index > 0 && isBesides(word))?.from ?? caption.length;
