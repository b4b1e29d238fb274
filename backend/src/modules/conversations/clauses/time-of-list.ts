import type { EntryKind } from '#events/conversations/diary-entry';
import type { MomentPiece } from '../proposing/moment-pieces';

export const isClock = ({ kind }: MomentPiece): boolean =>
  kind === 'clock' || kind === 'span' || kind === 'ago' || kind === 'now';

/** Whether a kind is something eaten or drunk, which people list: `toast, an egg and a coffee at 8`. */
export const isListed = (kind: EntryKind): boolean => kind === 'meal' || kind === 'drink';
