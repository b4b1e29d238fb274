import { Box } from '@mui/material';
import { fieldSx } from '#shared/ui/fields/field-sx';
import { ChevronIcon } from '#shared/ui/icons';
import type { LocatedSection } from '../locate-section';
import { documentPageTexts } from '../texts/document';
import { StepButtons } from './step-buttons';

interface SectionNavigatorProps {
  sections: readonly LocatedSection[];
  /** Position of the current section; -1 before the first. */
  seen: number;
  onGo: (position: number) => void;
}

/** The headings of a document: a list to choose from, and buttons for the next and the previous one. */
export const SectionNavigator = ({ sections, seen, onGo }: SectionNavigatorProps) => (
  <Box
    component="nav"
    aria-label={documentPageTexts().sections}
    sx={{ display: 'flex', flex: '1 1 280px', minWidth: 0 }}
  >
    <StepButtons
      kind="section"
      hasPrevious={seen > 0}
      hasNext={seen < sections.length - 1}
      onPrevious={() => onGo(seen - 1)}
      onNext={() => onGo(seen + 1)}
    />
    <Box sx={{ position: 'relative', flex: 1, minWidth: 0 }}>
      <Box
        component="select"
        aria-label={documentPageTexts().section}
        value={seen}
        onChange={(event) => onGo(Number(event.target.value))}
        sx={[fieldSx(false), selectSx]}
      >
        {seen === -1 && <option value={-1}>{documentPageTexts().beginning}</option>}
        {sections.map(({ heading, page }, position) => (
          <option key={position} value={position}>
            {`${heading} · ${page}`}
          </option>
        ))}
      </Box>
      <ChevronIcon aria-hidden sx={{ position: 'absolute', right: 13, top: 15, pointerEvents: 'none' }} />
    </Box>
  </Box>
);

const selectSx = {
  appearance: 'none',
  width: '100%',
  pr: '34px',
  font: 'inherit',
  color: 'ink',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '& option': { bgcolor: 'sheet', color: 'ink' },
};
