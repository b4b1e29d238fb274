import { Box } from '@mui/material';
import { showsQuote } from '#events/research/remarks';
import type { Chip } from '#wording/remark-chips';
import { clauseOf, type RemarkStyle } from '#wording/remark-words';
import { capitalize } from '#shared/text-format/capitalize';
import { now } from '#shared/time/clock';
import { longDate } from '#shared/time/format-time';
import { EvidenceLink } from '#features/evidence/published/evidence-link';
import { getSite } from '#features/evidence/published/get-site';
import { Provenance, Quote } from '#features/evidence/published/quote';
import type { TrackerSource } from '#features/trackers/api/tracker';
import { getRemarkFormat } from '../../remark-format';
import { trackerPageTexts } from '../../texts/page';

type Remark = Chip['remarks'][number];

interface RemarkChipsProps {
  chips: readonly Chip[];
  sources: readonly TrackerSource[];
}

/** The remarks on a line or an item as a row of labels; their cards have the details. */
export const RemarkChips = ({ chips, sources }: RemarkChipsProps) =>
  chips.length === 0 ? null : (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '6px', rowGap: '4px' }}>
      {chips.map((chip) => (
        <RemarkChip key={chip.words} chip={chip} sources={sources} />
      ))}
    </Box>
  );

const RemarkChip = ({ chip: { words, remarks }, sources }: { chip: Chip; sources: readonly TrackerSource[] }) => {
  const [first] = remarks.flatMap((remark) => remark.sources.flatMap((n) => sources[n - 1] ?? []));
  const look = { ...chipSx, color: colors[remarks[0].kind] ?? 'quiet' };
  if (first === undefined)
    return (
      <Box component="span" sx={look}>
        {words}
      </Box>
    );
  const format = { ...getRemarkFormat(now()), written: longDate };
  const details = remarks.map((remark, index) => (
    <RemarkDetail key={index} remark={remark} format={format} source={sources[(remark.sources[0] ?? 0) - 1]} />
  ));
  return (
    <EvidenceLink
      source={first}
      label={trackerPageTexts().citing(words, first.title, getSite(first))}
      content={<Box sx={{ display: 'grid', gap: 4 }}>{details}</Box>}
      sheetTitle={capitalize(words)}
      sx={look}
    >
      {words}
    </EvidenceLink>
  );
};

interface RemarkDetailProps {
  remark: Remark;
  format: RemarkStyle;
  /** Undefined if it is not derived from a page. */
  source: TrackerSource | undefined;
}

/** One remark as text, with the quote it was derived from and its page. */
const RemarkDetail = ({ remark, format, source }: RemarkDetailProps) => (
  <div>
    <Box component="p" dir="auto" sx={{ typography: 'label', mb: source === undefined ? 0 : 1 }}>
      {capitalize(clauseOf(remark, format))}
    </Box>
    {source !== undefined && (
      <>
        <Quote source={source} line={showsQuote(remark) ? undefined : source.quote} />
        <Box component="p" sx={{ typography: 'body2', mt: 2 }}>
          {source.title}
        </Box>
        <Provenance source={source} />
      </>
    )}
  </div>
);

/** Colors of remarks that qualify a line's words, the same as those of a change; always shown with words. */
const colors: Partial<Record<Remark['kind'], string>> = {
  was: 'changed',
  contradicts: 'contradicted',
  no_longer_holds: 'contradicted',
  part_ended: 'contradicted',
  depends_on: 'contradicted',
};

const chipSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  px: '9px',
  border: 'hairline',
  borderRadius: '12px',
  bgcolor: 'sheet',
  typography: 'body2',
  textDecoration: 'none',
  '&:is(a):hover': { borderColor: 'edge' },
  '&[data-lit]': { borderColor: 'accent', color: 'accent' },
};
