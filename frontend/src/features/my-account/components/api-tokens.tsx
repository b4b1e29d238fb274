import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { now } from '#shared/time/clock';
import { formatAgo, longDate } from '#shared/time/format-time';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { ListEntry, EntryList } from '#shared/ui/entry-list';
import { QueryView } from '#shared/ui/states/query-view';
import { useRoles } from '#features/accounts/api/get-roles';
import { apiTokensQuery, useRevokeApiToken, type ApiToken } from '../api/api-tokens';
import { formatScopes } from '../scope-labels';
import { accountTexts } from '../texts/page';

const CreateApiToken = lazyDialog(() => import('./create-api-token'), 'CreateApiToken');

/** The account's API tokens, which can be created and revoked. */
export const ApiTokens = () => {
  const texts = accountTexts();
  const isStaff = useRoles()?.is_staff === true;
  const list = useFocusRestore<HTMLDivElement>();
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  return (
    <Box ref={list} sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      <QueryView query={apiTokensQuery} contentName={texts.yourApiTokens} skeleton={{ lines: [100], height: 48 }}>
        {(tokens) =>
          tokens.length === 0 ? (
            <Box sx={{ color: 'quiet' }}>{texts.noApiTokens}</Box>
          ) : (
            <EntryList label={texts.apiTokens}>
              {tokens.map((token) => (
                <ListEntry
                  key={token.id}
                  title={token.name}
                  facts={formatFacts(token)}
                  action={
                    <Button size="small" aria-label={texts.revokeToken(token.name)} onClick={() => setRevoked(token)}>
                      {texts.revoke}
                    </Button>
                  }
                />
              ))}
            </EntryList>
          )
        }
      </QueryView>
      <Button variant="outlined" onClick={() => setIsCreating(true)}>
        {texts.createToken}
      </Button>
      {isCreating && <CreateApiToken forStaff={isStaff} onClose={() => setIsCreating(false)} />}
      {revoked !== null && <ConfirmRevocation token={revoked} onClose={() => setRevoked(null)} />}
    </Box>
  );
};

const formatFacts = ({ scopes, last_used_at, expires_at }: ApiToken): readonly string[] => {
  const texts = accountTexts();
  const hasExpired = expires_at !== null && expires_at <= now().toISOString();
  return [
    formatScopes(scopes),
    last_used_at === null ? texts.neverUsed : texts.lastUsed(formatAgo(last_used_at, now())),
    expires_at === null ? texts.noExpiry : (hasExpired ? texts.expired : texts.expires)(longDate(expires_at)),
  ];
};

const ConfirmRevocation = ({ token, onClose }: { token: ApiToken; onClose: () => void }) => {
  const revoke = useRevokeApiToken();
  return (
    <ActionDialog
      title={accountTexts().revokeTitle}
      action={accountTexts().revoke}
      color="error"
      focusCancel
      maxWidth="xs"
      busy={revoke.isPending}
      onAct={() => revoke.mutate(token.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{accountTexts().revokeQuestion(token.name)}</p>
    </ActionDialog>
  );
};
