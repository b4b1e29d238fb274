import { Box } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { chatTexts } from '../texts/chat';
import { TextButton } from '../ui/text-button';

/** Pixels by which the touch target of a source reaches below its line. */
const BADGE_OVERHANG_PX = 8;

/** A quote with its first lines shown, and a button for the rest; focusing anything in it opens it. */
export const FoldedQuote = ({ children }: { children?: ReactNode }) => {
  const quote = useRef<HTMLQuoteElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = quote.current ?? {};
    if (!isOpen) setIsCut(scrollHeight > clientHeight + BADGE_OVERHANG_PX);
  }, [children, isOpen]);
  return (
    <div className="folded">
      <Box component="blockquote" ref={quote} onFocus={() => setIsOpen(true)} sx={isOpen ? {} : closedSx}>
        {children}
      </Box>
      {isCut && (
        <TextButton expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? chatTexts().showLess : chatTexts().showAll}
        </TextButton>
      )}
    </div>
  );
};

const closedSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '4',
  overflow: 'hidden',
};
