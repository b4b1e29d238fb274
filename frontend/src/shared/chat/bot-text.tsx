import { Box } from '@mui/material';
import { type MouseEvent, memo, type ReactNode, createContext, useContext } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { ChatMessage } from './chat';
import { CITATION, citedMarkers } from './cited-markers';

export interface BotTextProps {
  message: ChatMessage;
  /** A citation was pressed; `preventDefault` keeps it from opening in a new tab. */
  onCite?: (address: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

const CiteContext = createContext<BotTextProps['onCite']>(undefined);

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

/** A reply: markdown without raw HTML, without images, and with no links but its citations. */
export const BotText = ({ message: { text, sources }, onCite }: BotTextProps) => (
  <CiteContext.Provider value={onCite}>
    <Box dir="auto" sx={textSx}>
      <Marked text={text} sources={sources} />
    </Box>
  </CiteContext.Provider>
);

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

const textSx = {
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
  '& blockquote': { m: 0, pl: 3, borderLeft: '2px solid', borderColor: 'rule' },
  // What stands above a quote, nearer to it than to the one before.
  '& p:has(> em:only-child)': { mt: 2, mb: '-2px' },
  '& em': { typography: 'body2', fontStyle: 'normal', color: 'quiet' },
  '& ul, & ol': { pl: 5, listStyle: 'revert' },
  '& pre': { m: 0, overflowX: 'auto' },
  // Wider than the panel, it scrolls in itself.
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { px: 2, py: 1, border: '1px solid', borderColor: 'rule', overflowWrap: 'normal' },
};
