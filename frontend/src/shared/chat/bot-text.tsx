import { Box } from '@mui/material';
import { type MouseEvent, type ReactNode, createContext, useContext, useMemo } from 'react';
import Markdown from 'react-markdown';
import type { ChatMessage, ChatSource } from './chat';

/** A marker that is not escaped: `[1]`, but not `\[1\]`. */
const MARKER = /(?<!\\)\[(\d{1,3})\](?!\()/g;

/** Written as markdown takes it for one, and nothing that would run. */
const isOfTheWeb = (address: string): boolean => /^https?:\/\/[^\s<>]+$/.test(address);

/** Markers become links where a source exists at that position. */
const linked = (text: string, sources: readonly ChatSource[]): string =>
  text.replace(MARKER, (marker, digits: string) => {
    const source = sources.find(({ index }) => index === Number(digits));
    return source === undefined || !isOfTheWeb(source.content) ? marker : `[${digits}](<${source.content}>)`;
  });

export interface BotTextProps {
  message: ChatMessage;
  /** A citation was pressed; `preventDefault` keeps it from opening in a new tab. */
  onCite?: (address: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

const CiteContext = createContext<Pick<BotTextProps, 'onCite'> & { readonly cited: ReadonlySet<string> }>({
  cited: new Set(),
});

/** A link of the markdown: a citation, or else only its text. */
const Citation = ({ href = '', children }: { href?: string; children?: ReactNode }) => {
  const { cited, onCite } = useContext(CiteContext);
  if (!cited.has(href)) return <>{children}</>;
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

/** A reply: markdown without raw HTML, without images, and with no links but its citations. */
export const BotText = ({ message: { text, sources }, onCite }: BotTextProps) => {
  const cites = useMemo(() => ({ cited: new Set(sources.map(({ content }) => content)), onCite }), [sources, onCite]);
  return (
    <CiteContext.Provider value={cites}>
      <Box dir="auto" sx={textSx}>
        <Markdown skipHtml disallowedElements={['img']} components={components} urlTransform={(address) => address}>
          {linked(text, sources)}
        </Markdown>
      </Box>
    </CiteContext.Provider>
  );
};

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
};
