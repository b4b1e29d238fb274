import { EmptyState } from '#shared/ui/states/empty-state';
import { accessTexts } from '../texts/access';

/** Shown to whoever opens something that only administrators may see. */
export const AdminOnly = () => <EmptyState title={accessTexts().adminsOnly} live />;
