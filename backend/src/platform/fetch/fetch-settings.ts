/** The fetcher's part of the configuration. */
export interface FetchSettings {
  /** Host (lower case) to the origin to connect to instead: the only way to reach a private address. */
  readonly connectTo: ReadonlyMap<string, URL>;
  /** Maximum concurrent requests over all hosts. */
  readonly concurrency: number;
  /** Time limit of one request, from connecting to the last byte. */
  readonly timeoutMs: number;
  /** Maximum bytes of a body, after decompression. */
  readonly maxBytes: number;
  /** Delay between two requests to the same host; zero for hosts in `connectTo`. */
  readonly hostDelayMs: number;
  readonly userAgent: string;
  /** Folder of the body cache; without it nothing is cached. */
  readonly cacheFolder?: string;
}

/** Identifies the product, with a URL to contact its operator. */
export const userAgentOf = (version: string, publicUrl: string): string => `Aidy/${version} (+${publicUrl})`;
