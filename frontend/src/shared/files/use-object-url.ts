import { useEffect, useState } from 'react';

/** An object URL of a file in memory, for as long as it is shown; undefined at first. */
export const useObjectUrl = (content: Blob): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(content);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- A URL is created and revoked by the same effect.
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [content]);
  return url;
};
