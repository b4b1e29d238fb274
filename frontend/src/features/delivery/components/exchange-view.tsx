import { Box } from '@mui/material';
import { joinFacts } from '#shared/text-format/join-facts';
import type { WebhookExchange } from '../api/deliveries';
import { webhookTexts } from '../texts/webhooks';

interface ExchangeViewProps {
  exchange: WebhookExchange;
  attempt: number;
}

/** The request to a webhook at one attempt, and its response. */
export const ExchangeView = ({ exchange: { url, headers, body, answer }, attempt }: ExchangeViewProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{webhookTexts().sentTo(url)}</Box>
    <Box component="dl" sx={headersSx}>
      {headers.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'quiet' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', color: value === null ? 'quiet' : 'ink' }}
          >
            {value ?? webhookTexts().notKept}
          </Box>
        </Box>
      ))}
    </Box>
    <Box component="pre" tabIndex={0} role="region" aria-label={webhookTexts().bodyOf(attempt)} sx={textSx}>
      {inLines(body)}
    </Box>
    {answer === null ? (
      <Box sx={{ mt: 2, typography: 'body2', color: 'quiet' }}>{webhookTexts().noAnswer}</Box>
    ) : (
      <>
        <Box sx={{ mt: 2, typography: 'body2', overflowWrap: 'anywhere' }}>
          {webhookTexts().answered(
            joinFacts([String(answer.status), answer.content_type]),
            answer.body !== '',
            answer.is_cut,
          )}
        </Box>
        {answer.body !== '' && (
          <Box component="pre" tabIndex={0} role="region" aria-label={webhookTexts().answerTo(attempt)} sx={textSx}>
            {inLines(answer.body)}
          </Box>
        )}
      </>
    )}
  </Box>
);

/** JSON with each field on a separate line; anything else as it is. */
const inLines = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const headersSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 4,
  m: 0,
  typography: 'body2',
};

const textSx = {
  m: 0,
  p: 3,
  maxHeight: 320,
  overflow: 'auto',
  bgcolor: 'wash',
  borderRadius: 1,
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
