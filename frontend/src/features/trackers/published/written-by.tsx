import { Box } from '@mui/material';
import { TextButton } from '../../../shared/ui/text-button';

interface WrittenByProps {
  model: string;
  /** Switches between the model's sentences and the sources' own words. */
  toggle?: { quotesOnly: boolean; onToggle: () => void };
}

/** Says which model wrote a text, so that nobody mistakes its sentences for the sources' words. */
export const WrittenBy = ({ model, toggle }: WrittenByProps) => (
  <Box sx={{ typography: 'body2', color: 'quiet', display: 'flex', flexWrap: 'wrap', columnGap: '10px' }}>
    {toggle?.quotesOnly === true ? (
      <span>In the sources’ own words.</span>
    ) : (
      <span>Written by {model} and checked against the quotes; the sources’ own words are in quotation marks.</span>
    )}
    {toggle !== undefined && (
      <TextButton onClick={toggle.onToggle}>
        {toggle.quotesOnly ? 'Show the written text' : 'Show quotes only'}
      </TextButton>
    )}
  </Box>
);
