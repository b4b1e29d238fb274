import { Box } from '@mui/material';
import { memo, type MouseEvent, type ReactNode, useContext } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { chatTexts } from '../texts/chat';
import type { MarkdownReply } from './chat';
import { CiteContext } from './cite-context';
import { CITATION, citedMarkers } from './cited-markers';
import { FoldedQuote } from './folded-quote';
import { markedInQuotes } from './marked-in-quotes';

interface LinkProps {
  href?: string;
  children?: ReactNode;
  /** Set on citations only. */
  [CITATION]?: string;
}

/** A link of the markdown: a citation, or else only its text. */
const Citation = ({ href = '', children, [CITATION]: cited }: LinkProps) => {
  const onCite = useContext(CiteContext);
  if (cited === undefined) return <>{children}</>;
  return (
    <Box
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={chatTexts().source(String(children))}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => onCite?.(href, event)}
      sx={citationSx}
    >
      {children}
    </Box>
  );
};

// A constant: a remounted link would lose the focus.
const components = { a: Citation };
const foldedComponents = { ...components, blockquote: FoldedQuote };

const NONE: readonly string[] = [];

/** Parsed again only when the text changes, not at every render around it. */
export const FormattedReply = memo(({ text, sources, arePassages, marks = NONE }: MarkdownReply) => (
  <Markdown
    skipHtml
    disallowedElements={['img', 'input']}
    remarkPlugins={[remarkGfm, citedMarkers(sources), markedInQuotes(marks)]}
    components={arePassages === true ? foldedComponents : components}
    urlTransform={(url) => url}
  >
    {text}
  </Markdown>
));
FormattedReply.displayName = 'FormattedReply';

const citationSx = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 20,
  height: 20,
  mx: '1px',
  px: '5px',
  borderRadius: '10px',
  typography: 'label',
  verticalAlign: 'text-bottom',
  textDecoration: 'none',
  color: 'accent',
  bgcolor: 'accentWash',
  position: 'relative',
  '&:hover': { color: 'onAccent', bgcolor: 'accent' },
  // Touch target large enough for a finger.
  '&::after': { content: '""', position: 'absolute', inset: '-4px -3px' },
};
