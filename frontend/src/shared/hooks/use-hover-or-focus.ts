import { useState } from 'react';

/** Whether the pointer or the focus is on an element, and the handlers that the element needs for it. */
export const useHoverOrFocus = () => {
  const [by, setBy] = useState({ pointer: false, focus: false });
  return {
    isHoveredOrFocused: by.pointer || by.focus,
    handlers: {
      onPointerEnter: () => setBy((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setBy((before) => ({ ...before, pointer: false })),
      onFocus: () => setBy((before) => ({ ...before, focus: true })),
      onBlur: () => setBy((before) => ({ ...before, focus: false })),
    },
  };
};
