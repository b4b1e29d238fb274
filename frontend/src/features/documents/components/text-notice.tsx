import { EmptyState } from '#shared/ui/states/empty-state';
import { documentPageTexts } from '../texts/document';

type UnreadableReason = keyof ReturnType<typeof documentPageTexts>['faults'];

/** Replaces the assistant where there is no text to ask about. */
export const UnreadableNotice = ({ fault }: { fault: UnreadableReason }) => (
  <EmptyState title={documentPageTexts().unanswerable}>
    <p>{documentPageTexts().faults[fault]}</p>
    <p>{fault === 'scanned' ? documentPageTexts().lookOrAsk : documentPageTexts().openElsewhere}</p>
  </EmptyState>
);

/** Says why the document's pages cannot be shown. */
export const NotShownNotice = () => (
  <EmptyState title={documentPageTexts().notShown}>
    <p>{documentPageTexts().whyNotShown}</p>
  </EmptyState>
);

/** Shown while a new document is being processed. */
export const BeingReadNotice = () => (
  <EmptyState title={documentPageTexts().beingRead} live>
    <p>{documentPageTexts().soon}</p>
  </EmptyState>
);
