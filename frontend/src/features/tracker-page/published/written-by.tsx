import { Box } from '@mui/material';
import { TextButton } from '#shared/ui/text-button';
import { trackerPageTexts } from '../texts/page';

interface WrittenByProps {
  model: string;
  /** Switches between the model's sentences and the sources' own words. */
  toggle?: { quotesOnly: boolean; onToggle: () => void };
}

/** Names the model that wrote a text, so that its sentences are not taken for the sources' words. */
export const WrittenBy = ({ model, toggle }: WrittenByProps) => (
  <Box sx={{ typography: 'body2', color: 'quiet', display: 'flex', flexWrap: 'wrap', columnGap: '10px' }}>
    {toggle?.quotesOnly === true ? (
      <span>{trackerPageTexts().inOwnWords}</span>
    ) : (
      <span>{trackerPageTexts().writtenBy(model)}</span>
    )}
    {toggle !== undefined && (
      <TextButton onClick={toggle.onToggle}>
        {toggle.quotesOnly ? trackerPageTexts().showWritten : trackerPageTexts().showQuotes}
      </TextButton>
    )}
  </Box>
);
