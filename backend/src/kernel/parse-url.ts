/**
 * The URL that an address, relative to `base` if given, stands for; null if it is none. Node's `URL.canParse` refuses
 * valid addresses with characters such as `ü` in their host once V8 has optimised the calling function.
 */
export const parseUrl = (address: string, base?: string | URL): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};
