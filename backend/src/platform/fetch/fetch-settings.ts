/** The fetcher's part of the configuration. */
export interface FetchSettings {
  /** Host (lower case) to the origin that is connected to in its stead: the only way to an address that is not public. */
  readonly connectTo: ReadonlyMap<string, URL>;
  /** Requests under way at once, over all hosts. */
  readonly concurrency: number;
  /** For one request from its connection to the last byte, however slowly the bytes drip. */
  readonly timeoutMs: number;
  /** Of a body, after decompression. */
  readonly maxBytes: number;
  /** Between two requests to one host; none for hosts of `connectTo`. */
  readonly hostDelayMs: number;
  readonly userAgent: string;
  /** Folder of the body cache; absent: nothing is kept. */
  readonly cacheFolder?: string;
}

/** An honest name with a way to ask who is calling. */
export const userAgentOf = (version: string, publicUrl: string): string => `Aidy/${version} (+${publicUrl})`;
