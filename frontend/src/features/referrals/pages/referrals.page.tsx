import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Form, useZodForm } from '../../../shared/forms/form';
import { copyWithToast } from '../../../shared/ui/copy-with-toast';
import { Field } from '../../../shared/ui/field';
import { LoadError } from '../../../shared/ui/load-error';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { toastFailure } from '../../../shared/ui/toast';
import { useAccount } from '../../accounts/published/use-account';
import { useRefer } from '../api/refer';

const NO_ADDRESS = 'Please enter a valid email';

const invitation = {
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.minLength(6, { error: NO_ADDRESS, abort: true }),
      z.maxLength(254, { error: NO_ADDRESS, abort: true }),
      z.regex(/^[^\s@]{1,64}@[^\s@,]+\.[^\s@,]+$/, NO_ADDRESS),
    ),
};

/** Invites others, by mail or by a link. */
export const ReferralsPage = () => {
  const { data: user, error, refetch } = useAccount();
  const isPending = user === undefined && error === null;
  const isMissing = user === undefined && !isPending;
  useEffect(() => {
    if (isMissing) toastFailure('Unable to load account information');
  }, [isMissing]);
  return (
    <>
      <PageHeader
        title="Referrals"
        description="When someone registers with your link, you both get one additional daily tracker within your existing total limits."
      />
      <Box sx={{ display: 'grid', gap: 8, maxWidth: 560 }}>
        <SendEmail />
        {user !== undefined ? (
          <ReferralLink link={user.referral_link} />
        ) : isPending ? (
          <Box role="status" aria-label="Loading">
            <SkeletonLines lines={[40, 100]} height={20} />
          </Box>
        ) : (
          <LoadError what="Your referral link" onRetry={() => void refetch()} />
        )}
      </Box>
    </>
  );
};

const SendEmail = () => {
  const form = useZodForm(invitation, { email: '' }, 'onSubmit');
  const refer = useRefer();
  return (
    <Form
      form={form}
      onSubmit={({ email }) => refer.mutateAsync(email, { onSuccess: () => form.reset() })}
      action="Send"
      busy={refer.isPending}
    >
      <Box component="h2" sx={{ typography: 'h3' }}>
        Send Referral Email
      </Box>
      <Field label="Email" type="email" autoComplete="off" {...form.field('email')} />
    </Form>
  );
};

const ReferralLink = ({ link }: { link: string }) => {
  const copy = () => void copyWithToast(link, 'Referral link copied to clipboard', 'Failed to copy link');
  return (
    <Box component="section" sx={{ display: 'grid', gap: 4 }}>
      <Field label="Your referral link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <div>
        <Button variant="outlined" onClick={copy}>
          Copy link
        </Button>
      </div>
    </Box>
  );
};
