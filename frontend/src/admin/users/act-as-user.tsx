import { Button } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { impersonate } from '../../features/accounts/published/api/impersonate';
import { WithReason } from '../fields/with-reason';

/** Query parameter that opens the dialog, so that a ticket can link to it. */
const ASKS = 'impersonate';

/** Lets a super user act as this user, and asks why. */
export const ActAsUser = ({ id }: { id: string }) => {
  const [query, setQuery] = useSearchParams();
  const ask = (asks: boolean) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (asks) after.set(ASKS, '');
        else after.delete(ASKS);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Button variant="outlined" onClick={() => ask(true)}>
        Impersonate
      </Button>
      {query.has(ASKS) && (
        <WithReason
          title="Impersonate this user?"
          action="Impersonate"
          act={(reason) => impersonate({ user_uid: id, reason })}
          onClose={() => ask(false)}
        >
          <p>For at most 60 minutes. The user sees in their account that you did, and why.</p>
        </WithReason>
      )}
    </>
  );
};
