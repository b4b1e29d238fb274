import { useEffect, useState } from 'react';

/** An object URL of a file in memory, for as long as it is shown; undefined at first. */
export const useObjectUrl = (content: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- A URL is created and revoked by the same effect.
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};
