import { EmptyState } from '#shared/ui/states/empty-state';
import { accessTexts } from '../texts/access';

/** Shown to other users on pages for administrators. */
export const AdminOnly = () => <EmptyState title={accessTexts().adminsOnly} live />;
