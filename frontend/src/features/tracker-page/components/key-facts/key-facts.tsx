import { Box } from '@mui/material';
import { withElement } from '#shared/language/with-element';
import { now } from '#shared/time/clock';
import { shortDate } from '#shared/time/format-time';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import type { Source } from '#features/evidence/published/source';
import type { KeyFactRead, Tracker } from '#features/trackers/api/tracker';
import { formatReading, type KeyFactType, type FormattedKeyFact } from '#features/trackers/published/format-key-fact';
import { keyFactTexts } from '#features/trackers/published/texts/key-facts';
import { KeyFactFigure } from './key-fact-figure';
import { Sparkline } from './sparkline';

interface KeyFactsProps {
  tracker: Pick<Tracker, 'key_facts' | 'key_facts_read' | 'key_facts_schema' | 'sources'>;
}

/** Tiles with the tracker's key facts: each value with its source, its previous value and its history. */
export const KeyFacts = ({ tracker: { key_facts, key_facts_read, key_facts_schema, sources } }: KeyFactsProps) => {
  const facts = Object.entries(key_facts);
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      aria-label={keyFactTexts().keyFacts}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        border: 'hairline',
        borderRadius: 1,
        bgcolor: 'sheet',
        overflow: 'hidden',
        my: 7,
      }}
    >
      {facts.map(([name, value], index) => {
        const read = key_facts_read[name];
        const sourceIndex = sources.findIndex(({ quote }) => quote === read?.source.quote);
        const uncited = read && { ...read.source, passthrough_link: read.source.url };
        const type = key_facts_schema[name]?.type;
        const { now: words, was } = formatReading(value, type, read);
        return (
          <KeyFact
            key={name}
            name={name}
            type={type}
            value={words}
            was={was}
            read={read}
            source={sources[sourceIndex] ?? uncited}
            // Numbers of pages that the overview does not cite continue its own.
            n={sourceIndex < 0 ? sources.length + index + 1 : sourceIndex + 1}
          />
        );
      })}
    </Box>
  );
};

interface KeyFactProps {
  name: string;
  type: KeyFactType | undefined;
  value: FormattedKeyFact;
  /** The value before. */
  was: FormattedKeyFact | null;
  read: KeyFactRead | undefined;
  source: Source | undefined;
  n: number;
}

/** The year of the previous value if it differs, so that the value has not changed; else null. */
const otherYear = ({ year, was_year }: KeyFactRead): number | null =>
  year !== null && year !== was_year ? was_year : null;

/** Characters that fit a tile in the size of a figure. */
const FIGURE_LENGTH = 16;
/** Minimum number of values for a sparkline. */
const MIN_SPARKLINE_VALUES = 3;

const KeyFact = ({ name, type, value, was, read, source, n }: KeyFactProps) => {
  const texts = keyFactTexts();
  const { shown } = value;
  const isFigure = shown.length <= FIGURE_LENGTH;
  const series = read?.series ?? [];
  const inOtherYear = read === undefined ? null : otherYear(read);
  return (
    <Box
      sx={{
        p: '14px 16px',
        // The last row is filled, even with few tiles.
        flex: '1 1 min(220px, 100%)',
        minWidth: 0,
        boxShadow: (theme) => `1px 1px 0 0 ${theme.vars?.palette.rule}`,
      }}
    >
      <Box component="dt" sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: '4px 12px',
          m: 0,
        }}
      >
        <Box
          component="span"
          dir="auto"
          sx={{
            typography: isFigure ? 'h2' : 'reading',
            fontWeight: 400,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
            whiteSpace: /\p{L}/u.test(shown) ? 'normal' : 'nowrap',
            color: shown === texts.unknown ? 'quiet' : 'ink',
          }}
        >
          <KeyFactFigure value={value} />
          {source !== undefined && <EvidenceBadge n={n} source={source} line={source.quote} />}
        </Box>
        {series.length >= MIN_SPARKLINE_VALUES && <Sparkline name={name} type={type} series={series} />}
      </Box>
      {read !== undefined && (
        <Box component="dd" sx={{ typography: 'body2', color: 'quiet', m: 0 }}>
          {was !== null && (
            <Box component="span" sx={{ color: inOtherYear === null ? 'changed' : 'quiet' }}>
              {withElement(
                (place) => (inOtherYear === null ? texts.was(place, read.was_year) : texts.valueIn(place, inOtherYear)),
                <KeyFactFigure value={was} />,
              )}
              {' · '}
            </Box>
          )}
          {read.year === null ? texts.asOf(shortDate(read.as_of, now())) : texts.ofYear(read.year)}
        </Box>
      )}
    </Box>
  );
};
