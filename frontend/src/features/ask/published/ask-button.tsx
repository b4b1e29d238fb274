import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import type { LedgerOwner } from '../api/ask-ledger';
import { askingTexts } from '../texts/asking';
import { parseQuestion } from './asked-question';

const AskPanel = lazyDialog(() => import('../components/ask-panel'), 'AskPanel');
const preloaded = [AskPanel];

/** Opens the panel that answers questions about the findings of a tracker or folder. */
export const AskButton = ({ about }: { about: LedgerOwner }) => {
  usePreloadWhenIdle(preloaded);
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const { question, clearQuestion } = useBroughtQuestion();
  if (question !== null && state !== 'open') setState('open');
  return (
    <>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setState('open')}>
        {askingTexts().ask}
      </Button>
      {/* Kept mounted when closed, so that the conversation is not lost. */}
      {state !== 'unopened' && (
        <AskPanel
          about={about}
          open={state === 'open'}
          question={question}
          onAsked={clearQuestion}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
};

/** A question that was typed elsewhere, until it is asked here: a reload does not ask it again. */
const useBroughtQuestion = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    question: parseQuestion(state),
    clearQuestion: () => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true }),
  };
};
