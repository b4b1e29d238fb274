import { Box } from '@mui/material';
import { lazyComponent } from '../lazy/lazy-component';
import type { ChatMessage } from './chat';
import { CiteContext, type OnCite } from './cite-context';

export interface BotTextProps {
  message: ChatMessage;
  onCite?: OnCite;
}

/** The text without formatting, until the markdown renderer has been loaded. */
const PlainText = ({ text }: Pick<ChatMessage, 'text'>) => <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>;

// Larger than the rest of the chat, so loaded after the page.
export const ReplyMarkdown = lazyComponent(
  () => import('./reply-markdown'),
  'FormattedReply',
  ({ props }) => <PlainText {...props} />,
  PlainText,
);

/** A reply: markdown without raw HTML, without images, and with no links but its citations. */
export const BotText = ({ message: { text, sources, lines }, onCite }: BotTextProps) => {
  const arePassages = lines?.are_answer === false;
  return (
    <CiteContext.Provider value={onCite}>
      <Box dir="auto" sx={arePassages ? passagesSx : textSx}>
        <ReplyMarkdown text={text} sources={sources} arePassages={arePassages} marks={lines?.marks} />
      </Box>
    </CiteContext.Provider>
  );
};

const textSx = {
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
  '& blockquote': { m: 0, pl: 3, borderLeft: '2px solid', borderColor: 'rule' },
  // Keeps the line above a quote closer to it than to the quote before.
  '& p:has(> em:only-child)': { mt: 2, mb: '-2px' },
  '& em': { typography: 'body2', fontStyle: 'normal', color: 'quiet' },
  '& ul, & ol': { pl: 5, listStyle: 'revert' },
  '& li + li': { mt: 2 },
  '& li > blockquote, & li > .folded': { display: 'inline-block', verticalAlign: 'top' },
  '& pre': { m: 0, overflowX: 'auto' },
  // A table wider than the panel scrolls by itself.
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { px: 2, py: 1, border: 'hairline', overflowWrap: 'normal' },
};

/** Mere passages look less prominent than an answer. */
const passagesSx = {
  ...textSx,
  '& blockquote': { m: 0, pl: 3, borderLeft: '2px dashed', borderColor: 'rule', color: 'quiet' },
};
