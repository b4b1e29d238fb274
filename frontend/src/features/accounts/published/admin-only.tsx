import { accessTexts } from '../texts/access';
import { EmptyState } from '../../../shared/ui/states/empty-state';

/** Shown to whoever opens something that only administrators may see. */
export const AdminOnly = () => <EmptyState title={accessTexts().adminsOnly} live />;
