import { useEffect, useState } from 'react';

/** The address of a file that is in memory, as long as it is shown; undefined until it has one. */
export const useObjectUrl = (content: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- An address is made and revoked by the same effect.
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};
