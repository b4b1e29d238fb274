import { Button } from '@mui/material';
import { textParam, useUrlParam } from '#shared/hooks/use-url-param';
import { impersonate } from '#features/accounts/api/impersonate';
import { ReasonDialog } from '../commands/reason-dialog';

/** Lets a super user act as this user, and asks why. */
export const ImpersonateUser = ({ id }: { id: string }) => {
  // In the address, so that a ticket can link to the open dialog.
  const [impersonated, setImpersonated] = useUrlParam('impersonate', textParam);
  return (
    <>
      <Button variant="outlined" onClick={() => setImpersonated('')}>
        Impersonate
      </Button>
      {impersonated !== null && (
        <ReasonDialog
          title="Impersonate this user?"
          action="Impersonate"
          send={(reason) => impersonate({ user_uid: id, reason })}
          refreshesPage={false}
          onClose={() => setImpersonated(null)}
        >
          <p>For at most 60 minutes. The user sees in their account that you did, and why.</p>
        </ReasonDialog>
      )}
    </>
  );
};
