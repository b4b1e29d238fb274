/** An entry of an OPML file that is not merely a folder. */
export interface Outline {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** Names of the folders around it, outermost first, joined by ' / '; null at the top. */
  readonly folder: string | null;
  readonly folderDescription: string;
  readonly description: string;
  /** The site's, else the feed's; null if it has none. */
  readonly address: string | null;
  /** The feed's, else the site's: what tells the feeds of one site apart. */
  readonly feed: string | null;
  /** It stands for another OPML file. */
  readonly isList: boolean;
  /** For trackers of this product. */
  readonly tracker: {
    readonly frequency: string;
    readonly domains: readonly string[];
    /** Ids in the installation that exported it. */
    readonly documents: readonly string[];
    /** As written; null if it says nothing. */
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
