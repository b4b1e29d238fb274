import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';

/** Opens the dialog in which a record of a list is edited. */
export const EditButton = ({ dialog }: { dialog: (close: () => void) => ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        Edit
      </Button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
};
