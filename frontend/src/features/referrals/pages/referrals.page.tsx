import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Form, useZodForm } from '#shared/forms/form';
import { actionTexts } from '#shared/texts/actions';
import { commonTexts } from '#shared/texts/common';
import { fieldTexts } from '#shared/texts/fields';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { copyWithToast } from '#shared/ui/copy-with-toast';
import { Field } from '#shared/ui/fields/field';
import { PageHeader } from '#shared/ui/page-header';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { toastFailure } from '#shared/ui/toasts/toast';
import { useAccountForForms } from '#features/accounts/published/use-account-for-forms';
import { useRefer } from '../api/refer';
import { referralTexts } from '../texts/page';

const invalidEmail = () => referralTexts().invalidEmail;

const invitation = {
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => referralTexts().emailMissing, abort: true }),
      z.minLength(6, { error: invalidEmail, abort: true }),
      z.maxLength(254, { error: invalidEmail, abort: true }),
      z.regex(/^[^\s@]{1,64}@[^\s@,]+\.[^\s@,]+$/, { error: invalidEmail }),
    ),
};

/** Invites others by mail or with a link. */
export const ReferralsPage = () => {
  const texts = referralTexts();
  const { data: user, error, refetch } = useAccountForForms();
  const isPending = user === undefined && error === null;
  const isMissing = user === undefined && !isPending;
  useEffect(() => {
    if (isMissing) toastFailure(referralTexts().noAccount);
  }, [isMissing]);
  return (
    <>
      <PageHeader title={pageTexts().referrals} description={texts.lead} />
      <Box sx={{ display: 'grid', gap: 8, maxWidth: widths.form }}>
        <SendEmail />
        {user !== undefined ? (
          <ReferralLink link={user.referral_link} />
        ) : isPending ? (
          <Box role="status" aria-label={commonTexts().loading}>
            <SkeletonLines lines={[40, 100]} height={20} />
          </Box>
        ) : (
          <DataNotLoaded contentName={texts.link} onRetry={() => void refetch()} />
        )}
      </Box>
    </>
  );
};

const SendEmail = () => {
  const texts = referralTexts();
  const form = useZodForm(invitation, { email: '' }, 'onSubmit');
  const refer = useRefer();
  return (
    <Form
      form={form}
      onSubmit={({ email }) => refer.mutateAsync(email, { onSuccess: () => form.reset() })}
      action={texts.send}
      busy={refer.isPending}
    >
      <Box component="h2" sx={{ typography: 'h3' }}>
        {texts.byEmail}
      </Box>
      <Field label={fieldTexts().email} type="email" autoComplete="off" {...form.field('email')} />
    </Form>
  );
};

const ReferralLink = ({ link }: { link: string }) => {
  const texts = referralTexts();
  const copy = () => void copyWithToast(link, texts.copied, texts.notCopied);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 4 }}>
      <Field label={texts.link} readOnly value={link} onFocus={({ target }) => target.select()} />
      <div>
        <Button variant="outlined" onClick={copy}>
          {actionTexts().copyLink}
        </Button>
      </div>
    </Box>
  );
};
