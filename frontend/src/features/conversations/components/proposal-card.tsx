import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { wordsOf } from '../../../shared/api/problem';
import { BusyButton } from '../../../shared/ui/busy-button';
import { toastFailure } from '../../../shared/ui/toast';
import type { Proposal, Whose } from '../api/conversation';
import { useSettling } from '../api/entries';
import { EntryDialog } from './entry-dialog';
import { ProposedText, REFUSED, SETTLED, cardSx, rowSx } from './proposed-text';

interface ProposalCardProps {
  proposals: readonly Proposal[];
  whose: Whose;
  onSettled: (proposals: readonly Proposal[]) => void;
}

const FAILED = 'This could not be kept. Please try again.';

const NAMES: Readonly<Record<Proposal['does'], string>> = { add: 'Keep', change: 'Change it', delete: 'Delete it' };

/** What the assistant read in a message: each line counts once it is kept. */
export const ProposalCard = ({ proposals, whose, onSettled }: ProposalCardProps) => {
  const { keeping, refusing } = useSettling(whose, onSettled);
  const [changed, change] = useState<Proposal | null>(null);
  const busy = keeping.isPending || refusing.isPending;
  const options = { onError: (error: unknown) => toastFailure(wordsOf(error, FAILED)) };
  const open = proposals.filter(({ status, does, times }) => status === 'open' && does === 'add' && times.length === 0);
  return (
    <Box role="group" aria-label="What I read" sx={cardSx}>
      {proposals.map((proposal) => (
        <Box key={proposal.id} sx={rowSx}>
          <ProposedText proposal={proposal} />
          {proposal.status === 'open' ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {proposal.times.map(({ text, entry }) => (
                <BusyButton
                  key={entry.at}
                  size="small"
                  variant="outlined"
                  busy={busy}
                  aria-label={`${NAMES[proposal.does]}, ${text}: ${proposal.entry?.text ?? ''}`}
                  onClick={() =>
                    keeping.mutate([{ ...proposal, entry: { text: proposal.entry?.text ?? '', entry } }], options)
                  }
                >
                  {NAMES[proposal.does]}, {text}
                </BusyButton>
              ))}
              {proposal.times.length === 0 && (
                <BusyButton
                  size="small"
                  variant="outlined"
                  busy={busy}
                  aria-label={`${NAMES[proposal.does]}: ${proposal.entry?.text ?? proposal.was?.text ?? ''}`}
                  onClick={() => keeping.mutate([proposal], options)}
                >
                  {NAMES[proposal.does]}
                </BusyButton>
              )}
              {proposal.does === 'add' && (
                <Button
                  size="small"
                  aria-label={`Change: ${proposal.entry?.text ?? ''}`}
                  onClick={() => change(proposal)}
                >
                  Change
                </Button>
              )}
              <BusyButton
                size="small"
                busy={busy}
                aria-label={`Not this: ${proposal.entry?.text ?? proposal.was?.text ?? ''}`}
                onClick={() => refusing.mutate([proposal], options)}
              >
                Not this
              </BusyButton>
            </Box>
          ) : (
            <Box role="status" sx={{ typography: 'label', fontWeight: 400, color: 'quiet' }}>
              {proposal.status === 'kept' ? SETTLED[proposal.does] : REFUSED[proposal.does]}
            </Box>
          )}
        </Box>
      ))}
      {open.length > 1 && (
        <Box sx={{ pt: 3 }}>
          <BusyButton variant="contained" busy={busy} onClick={() => keeping.mutate(open, options)}>
            Keep all
          </BusyButton>
        </Box>
      )}
      {changed !== null && changed.entry !== null && (
        <EntryDialog
          kind={changed.entry.entry.kind}
          entry={changed.entry.entry}
          busy={keeping.isPending}
          onClose={() => change(null)}
          onKeep={(entry) =>
            keeping.mutate([{ ...changed, entry: { text: changed.entry?.text ?? '', entry } }], {
              ...options,
              onSuccess: () => change(null),
            })
          }
        />
      )}
    </Box>
  );
};
