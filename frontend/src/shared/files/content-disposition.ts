const NO_NAME = 'downloaded_file';

/** The name in a `Content-Disposition`: the one of RFC 5987 if there is one. */
export const parseFileName = (disposition: string | null): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Falls back to the plain name.
    }
  }
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain ?? NO_NAME;
};
