import { Box } from '@mui/material';
import { useId } from 'react';
import { normaliseHostname } from '#kernel/hostname';
import { useIsSignedIn } from '#shared/session/session';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import { QueryView } from '#shared/ui/states/query-view';
import { type SourceSet, sourceSetsQuery } from '#features/source-sets/api/source-sets';
import { trackerFormTexts } from '../texts/tracker-form';

interface SourceSetChoiceProps {
  /** Hosts as typed. */
  hosts: readonly string[];
  onAdd: (hosts: readonly string[]) => void;
  onRemove: (hosts: ReadonlySet<string>) => void;
}

/** Source Sets whose domains can be added to a tracker's, and removed again. */
export const SourceSetChoice = (choice: SourceSetChoiceProps) => (
  <QueryView
    query={{ ...sourceSetsQuery, enabled: useIsSignedIn() }}
    loading={null}
    compact
    contentName={trackerFormTexts().yourSourceSets}
  >
    {(sets) => sets.length > 0 && <SetChips sets={sets} {...choice} />}
  </QueryView>
);

const SetChips = ({ sets, hosts, onAdd, onRemove }: SourceSetChoiceProps & { sets: readonly SourceSet[] }) => {
  const labelId = useId();
  const listed = new Set(hosts.map((host) => normaliseHostname(host) ?? host));
  const isChosen = ({ domains }: SourceSet) => domains.every((domain) => listed.has(domain));
  const toggle = (set: SourceSet) => {
    if (!isChosen(set)) return onAdd(set.domains.filter((domain) => !listed.has(domain)));
    const stillChosen = new Set(
      sets.filter((other) => other !== set && isChosen(other)).flatMap(({ domains }) => domains),
    );
    const own = set.domains.filter((domain) => !stillChosen.has(domain));
    // If all of its domains are also in other chosen sets, those lose them: a pressed chip can always be released.
    onRemove(new Set(own.length > 0 ? own : set.domains));
  };
  return (
    <Box sx={{ mt: 3 }}>
      <Box id={labelId} sx={{ typography: 'body2', color: 'quiet', mb: '6px' }}>
        {trackerFormTexts().ofSourceSet}
      </Box>
      <Box role="group" aria-labelledby={labelId} sx={chipsSx}>
        {sets.map((set) => (
          <ToggleChip
            key={set.id}
            pressed={isChosen(set)}
            count={set.domains.length}
            title={set.domains.slice(0, 10).join(', ')}
            onClick={() => toggle(set)}
          >
            {set.name}
          </ToggleChip>
        ))}
      </Box>
    </Box>
  );
};

const chipsSx = { display: 'flex', flexWrap: 'wrap', gap: '6px', maxHeight: 148, overflowY: 'auto' };
