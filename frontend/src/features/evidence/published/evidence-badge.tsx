import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { EvidenceLink } from './evidence-link';
import { getSite } from './get-site';
import { Provenance, Quote } from './quote';
import type { Source } from './source';
import { evidenceTexts } from './texts/evidence';

// Loaded together with the card.
const QuoteFooter = lazyComponent(() => import('../components/quote-footer'), 'QuoteFooter', RenderNothing);

interface EvidenceBadgeProps {
  n: number;
  source: Source;
  /** The citing line, highlighted within the quote. */
  line?: string;
}

/** The number after a line; its card has the quote. */
export const EvidenceBadge = ({ n, source, line }: EvidenceBadgeProps) => {
  const label = evidenceTexts().sourceNumber(n, source.title, getSite(source));
  return (
    <EvidenceLink
      source={source}
      badge={n}
      label={label}
      content={<Quote source={source} line={line} />}
      cardFooter={<QuoteFooter source={source} />}
      sheetFooter={<Provenance source={source} mt={3} />}
      sx={badgeSx}
    >
      {n}
    </EvidenceLink>
  );
};

const badgeSx = {
  typography: 'superior',
  position: 'relative',
  top: '-0.42em',
  ml: '1px',
  // Keeps a following comma or bracket close to the number.
  mr: '-2px',
  px: '3px',
  py: '1px',
  borderRadius: '3px',
  textDecoration: 'none',
  color: 'accent',
  '&[data-lit]': { color: 'onAccent', bgcolor: 'accent' },
  '&::after': { content: '""', position: 'absolute', inset: '-8px -5px' },
};
