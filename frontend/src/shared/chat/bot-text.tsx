import { Box } from '@mui/material';
import { lazyPart } from '../parts/lazy-part';
import type { ChatMessage } from './chat';
import { CiteContext, type OnCite } from './cite-context';

export interface BotTextProps {
  message: ChatMessage;
  onCite?: OnCite;
}

/** As it came, until what reads markdown has been loaded. */
const Unmarked = ({ text }: Pick<ChatMessage, 'text'>) => <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>;

// Larger than the rest of a chat together: loaded after the page.
export const Marked = lazyPart<Pick<ChatMessage, 'text' | 'sources'>>(
  () => import('./marked'),
  ({ part }) => <Unmarked {...part} />,
  Unmarked,
);

/** A reply: markdown without raw HTML, without images, and with no links but its citations. */
export const BotText = ({ message: { text, sources, lines }, onCite }: BotTextProps) => (
  <CiteContext.Provider value={onCite}>
    <Box dir="auto" sx={lines?.are_answer === false ? passagesSx : textSx}>
      <Marked text={text} sources={sources} />
    </Box>
  </CiteContext.Provider>
);

const textSx = {
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
  '& blockquote': { m: 0, pl: 3, borderLeft: '2px solid', borderColor: 'rule' },
  // What stands above a quote, nearer to it than to the one before.
  '& p:has(> em:only-child)': { mt: 2, mb: '-2px' },
  '& em': { typography: 'body2', fontStyle: 'normal', color: 'quiet' },
  '& ul, & ol': { pl: 5, listStyle: 'revert' },
  '& li + li': { mt: 2 },
  '& li > blockquote': { display: 'inline-block', verticalAlign: 'top' },
  '& pre': { m: 0, overflowX: 'auto' },
  // Wider than the panel, it scrolls in itself.
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { px: 2, py: 1, border: '1px solid', borderColor: 'rule', overflowWrap: 'normal' },
};

/** What is only offered is no answer, and looks like less than one. */
const passagesSx = {
  ...textSx,
  '& blockquote': { m: 0, pl: 3, borderLeft: '2px dashed', borderColor: 'rule', color: 'quiet' },
};
