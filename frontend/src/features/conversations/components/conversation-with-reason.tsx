import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hasCode, errorMessage } from '#shared/api/problem';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TextButton } from '#shared/ui/text-button';
import { rolesQuery } from '#features/accounts/api/get-roles';
import { AdminOnly } from '#features/accounts/published/admin-only';
import { type ReadConversation, conversationQuery } from '../api/conversation';
import { ReasonForm } from '../published/reason-form';

interface ConversationWithReasonProps {
  userId: string;
  /** Title of the page until the reason is given. */
  title: string;
  /** Label of the button that gives the reason. */
  action: string;
  children: (conversation: ReadConversation, reason: string) => ReactNode;
}

/** Renders its children with a person's conversation, once the administrator has given a reason for reading it. */
export const ConversationWithReason = (props: ConversationWithReasonProps) => (
  <QueryView query={rolesQuery} what="The conversation">
    {({ is_admin, is_super }) =>
      // Users without the role are told so before they are asked for a reason.
      is_admin || is_super ? <AfterReason key={props.userId} {...props} /> : <AdminOnly />
    }
  </QueryView>
);

const AfterReason = ({ userId, title, action, children }: ConversationWithReasonProps) => {
  const [reason, setReason] = useState<string | null>(null);
  if (reason !== null) return <AllowedConversation userId={userId} reason={reason} children={children} />;
  return (
    <>
      <PageHeader title={title} />
      <ReasonForm action={action} onConfirm={setReason} />
    </>
  );
};

const AllowedConversation = ({
  userId,
  reason,
  children,
}: Pick<ConversationWithReasonProps, 'userId' | 'children'> & { reason: string }) => {
  const { data, error, refetch } = useQuery(conversationQuery(userId, reason));
  if (hasCode(error, 'ADMIN_ONLY')) return <AdminOnly />;
  if (hasCode(error, 'NOT_FOUND')) return <EmptyState title="User profile not found." live />;
  if (data !== undefined) return children(data, reason);
  return error === null ? (
    <SkeletonLines lines={[46, 62, 38]} height={18} />
  ) : (
    <EmptyState
      title={errorMessage(error, 'Failed to load conversations. Please try again.')}
      live
      actions={<TextButton onClick={() => void refetch()}>Try again</TextButton>}
    />
  );
};
