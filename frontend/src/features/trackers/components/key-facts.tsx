import { Box } from '@mui/material';
import type { Tracker } from '../api/tracker';
import { keyFactWords } from '../key-fact-words';

/** Tiles with the tracker's key facts. */
export const KeyFacts = ({
  tracker: { key_facts, key_facts_schema },
}: {
  tracker: Pick<Tracker, 'key_facts' | 'key_facts_schema'>;
}) => {
  const facts = Object.entries(key_facts);
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        border: '1px solid',
        borderColor: 'rule',
        borderRadius: 1,
        bgcolor: 'sheet',
        overflow: 'hidden',
        mb: 7,
      }}
    >
      {facts.map(([name, fact]) => (
        <Box key={name} sx={{ p: '14px 16px', boxShadow: (theme) => `1px 1px 0 0 ${theme.vars?.palette.rule}` }}>
          <Box
            component="dt"
            sx={{
              typography: 'body2',
              color: 'quiet',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
          <Box component="dd" sx={{ typography: 'h2', fontWeight: 400 }}>
            {keyFactWords(fact, key_facts_schema[name]?.type)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
