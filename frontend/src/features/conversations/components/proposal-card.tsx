import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { BusyButton } from '#shared/ui/busy-button';
import { toastFailure } from '#shared/ui/toasts/toast';
import type { Proposal, DiaryOwner } from '../api/conversation';
import { useAnswerProposals } from '../api/entries';
import { diaryFailure } from '../diary-failure';
import { diaryTexts } from '../texts/diary';
import { useFocusAfterAnswer } from '../use-focus-after-answer';
import { EntryDialog } from './entry-dialog';
import { ProposedText, proposalCardSx, formatOutcome, rowSx } from './proposed-text';

interface ProposalCardProps {
  proposals: readonly Proposal[];
  owner: DiaryOwner;
  /** Shows the words that each was derived from, if the message itself is not above it. */
  showQuote?: boolean;
  /** Called with the confirmed or refused proposals, which the caller announces with `formatSettled`. */
  onSettled: (proposals: readonly Proposal[]) => void;
}

/** Entries that the assistant recognised in a message. Each is stored once confirmed. */
export const ProposalCard = ({ proposals, owner, showQuote = false, onSettled }: ProposalCardProps) => {
  const { keeping, refusing } = useAnswerProposals(owner, onSettled);
  const [changed, setChanged] = useState<Proposal | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const moveOnFrom = useFocusAfterAnswer(card, proposals, changed !== null);
  const { keeps, keepsAt, actsOn } = diaryTexts();
  const busy = keeping.isPending || refusing.isPending;
  const options = { onError: (error: unknown) => toastFailure(diaryFailure(error, diaryTexts().notKept)) };
  const confirm = (confirmed: readonly Proposal[]) => {
    moveOnFrom(confirmed);
    keeping.mutate(confirmed, options);
  };
  const refuse = (refused: readonly Proposal[]) => {
    moveOnFrom(refused);
    refusing.mutate(refused, options);
  };
  const open = proposals.filter(({ status, does, times }) => status === 'open' && does === 'add' && times.length === 0);
  return (
    <Box ref={card} role="group" aria-label={diaryTexts().whatIRead} aria-live="off" tabIndex={-1} sx={proposalCardSx}>
      {proposals.map((proposal) => (
        <Box key={proposal.id} data-proposal={proposal.id} sx={rowSx}>
          <ProposedText proposal={proposal} showQuote={showQuote} />
          {proposal.status === 'open' ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {proposal.times.map(({ text, entry }) => (
                <BusyButton
                  key={entry.at}
                  size="small"
                  variant="outlined"
                  busy={busy}
                  aria-label={actsOn(keepsAt(keeps[proposal.does], text), proposal.entry?.text ?? '')}
                  onClick={() => confirm([{ ...proposal, entry: { text: proposal.entry?.text ?? '', entry } }])}
                >
                  {keepsAt(keeps[proposal.does], text)}
                </BusyButton>
              ))}
              {proposal.times.length === 0 && (
                <BusyButton
                  size="small"
                  variant="outlined"
                  busy={busy}
                  aria-label={actsOn(keeps[proposal.does], proposal.entry?.text ?? proposal.was?.text ?? '')}
                  onClick={() => confirm([proposal])}
                >
                  {keeps[proposal.does]}
                </BusyButton>
              )}
              {proposal.does === 'add' && (
                <Button
                  size="small"
                  aria-label={actsOn(diaryTexts().change, proposal.entry?.text ?? '')}
                  onClick={() => setChanged(proposal)}
                >
                  {diaryTexts().change}
                </Button>
              )}
              <BusyButton
                size="small"
                busy={busy}
                aria-label={actsOn(diaryTexts().notThis, proposal.entry?.text ?? proposal.was?.text ?? '')}
                onClick={() => refuse([proposal])}
              >
                {diaryTexts().notThis}
              </BusyButton>
            </Box>
          ) : (
            <Box sx={{ typography: 'label', fontWeight: 400, color: 'quiet' }}>{formatOutcome(proposal)}</Box>
          )}
        </Box>
      ))}
      {open.length > 1 && (
        <Box sx={{ pt: 3 }}>
          <BusyButton variant="contained" busy={busy} onClick={() => confirm(open)}>
            {diaryTexts().keepAll}
          </BusyButton>
        </Box>
      )}
      {changed !== null && changed.entry !== null && (
        <EntryDialog
          kind={changed.entry.entry.kind}
          entry={changed.entry.entry}
          busy={keeping.isPending}
          onClose={() => setChanged(null)}
          onSave={(entry) => {
            const confirmed = [{ ...changed, entry: { text: changed.entry?.text ?? '', entry } }];
            moveOnFrom(confirmed);
            return keeping.mutateAsync(confirmed, { ...options, onSuccess: () => setChanged(null) });
          }}
        />
      )}
    </Box>
  );
};
