/** What a page that some run of a tracker read is called. */
export interface ReadPageTitle {
  readonly _id: string;
  readonly url: string;
  readonly title: string;
}

export const readPageId = (trackerId: string, url: string): string => `${trackerId} ${url}`;
