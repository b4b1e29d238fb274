const KB = 1024;

/** `820 KB`, `1.4 MB`: as in file managers. */
export const fileSize = (bytes: number): string => {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < KB * KB) return `${Math.round(bytes / KB)} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
};
