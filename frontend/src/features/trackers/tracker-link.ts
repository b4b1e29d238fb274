/** The address that is given away: without what the reader's own address bar carries beside it. */
export const trackerLink = (trackerId: string): string => `${window.location.origin}/tracker/${trackerId}`;
