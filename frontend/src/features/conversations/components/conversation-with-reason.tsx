import { type ReactNode, useState } from 'react';
import { errorMessage } from '#shared/api/problem';
import { PageHeader } from '#shared/ui/page-header';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
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
  <QueryView query={rolesQuery} contentName="The conversation">
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
}: Pick<ConversationWithReasonProps, 'userId' | 'children'> & { reason: string }) => (
  <QueryView
    query={conversationQuery(userId, reason)}
    byErrorCode={{ ADMIN_ONLY: <AdminOnly />, NOT_FOUND: <EmptyState title="User profile not found." live /> }}
    failed={(error, retry) => (
      <DataNotLoaded title={errorMessage(error, 'Failed to load conversations. Please try again.')} onRetry={retry} />
    )}
  >
    {(conversation) => children(conversation, reason)}
  </QueryView>
);
