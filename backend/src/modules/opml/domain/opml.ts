/** An entry of an OPML file that is not merely a folder. */
export interface Outline {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Names of the folders around it, outermost first, joined by ' / '; null at the top. */
  readonly folder: string | null;
  readonly folderDescription: string;
  readonly description: string;
  /** The site's, else the feed's; null if it has none. */
  readonly address: string | null;
  /** The feed's address, else the site's: it distinguishes the feeds of one site. */
  readonly feed: string | null;
  /** It refers to another OPML file. */
  readonly isList: boolean;
  /** Set for trackers of this product. */
  readonly tracker: {
    readonly frequency: string;
    readonly domains: readonly string[];
    /** Ids in the installation that exported it. */
    readonly documents: readonly string[];
    /** The element's text as written; null if there is none. */
    readonly editor: string | null;
  } | null;
}

export interface OpmlFile {
  readonly title: string;
  /** In the order of the file. */
  readonly outlines: readonly Outline[];
  /** Outlines that were not read, because there are too many or they are nested too deeply. */
  readonly left: number;
}
