export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  /** Where the tip points, from the card's left edge. */
  readonly tip: number;
  readonly side: 'below' | 'above';
  /** The height that there is for it, on that side. */
  readonly room: number;
}

const distance = 12;
const margin = 12;
const tipMargin = 18;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Places the card under its badge, or over it where there is no room below, and never outside the window: where it is
 * higher than both sides allow, it takes the larger, and `room` says how much that is.
 */
export const placeCard = (
  badge: Box,
  card: { width: number; height: number },
  page: { width: number; height: number },
): CardPlace => {
  const middle = badge.left + badge.width / 2;
  const left = clamp(middle - 40, margin, Math.max(margin, page.width - card.width - margin));
  const roomBelow = page.height - badge.bottom - distance - margin;
  const roomAbove = badge.top - distance - margin;
  const side = roomBelow >= card.height || roomBelow >= roomAbove ? 'below' : 'above';
  const room = side === 'below' ? roomBelow : roomAbove;
  return {
    left,
    top: side === 'below' ? badge.bottom + distance : badge.top - distance - Math.min(card.height, room),
    tip: clamp(middle - left, tipMargin, card.width - tipMargin),
    side,
    room,
  };
};
