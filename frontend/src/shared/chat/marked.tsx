import { Box } from '@mui/material';
import { memo, type MouseEvent, type ReactNode, useContext } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { ChatMessage } from './chat';
import { CiteContext } from './cite-context';
import { CITATION, citedMarkers } from './cited-markers';

interface LinkProps {
  href?: string;
  children?: ReactNode;
  /** On citations only. */
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
      aria-label={`Source ${String(children)}`}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => onCite?.(href, event)}
      sx={citationSx}
    >
      {children}
    </Box>
  );
};

// The same at each rendering: a link that was made anew would lose the focus.
const components = { a: Citation };

/** Read again only when it grows, not whenever something beside it changes. */
const Marked = memo(({ text, sources }: Pick<ChatMessage, 'text' | 'sources'>) => (
  <Markdown
    skipHtml
    disallowedElements={['img', 'input']}
    remarkPlugins={[remarkGfm, citedMarkers(sources)]}
    components={components}
    urlTransform={(address) => address}
  >
    {text}
  </Markdown>
));
Marked.displayName = 'Marked';

export default Marked;

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
  // As large as a finger needs.
  '&::after': { content: '""', position: 'absolute', inset: '-4px -3px' },
};
