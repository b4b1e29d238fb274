import { type ReactElement, useState } from 'react';
import { renderPage } from './render-page';

/** Renders a dialog that disappears when it is closed, as on its page. `closed` counts the calls. */
export const renderClosable = (dialog: (onClose: () => void) => ReactElement) => {
  const onClose = jest.fn();
  const Host = () => {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      onClose();
      setIsOpen(false);
    };
    return isOpen ? dialog(close) : null;
  };
  return { ...renderPage(<Host />), closed: () => onClose.mock.calls.length };
};
