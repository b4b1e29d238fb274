import { EmptyState } from '../../../shared/ui/empty-state';

type UnreadableReason =
  'not_a_pdf' | 'encrypted' | 'truncated' | 'damaged' | 'too_large' | 'too_many_pages' | 'too_complex' | 'scanned';

const reasons: Readonly<Record<UnreadableReason, string>> = {
  not_a_pdf: 'The file is not a PDF.',
  encrypted: 'The file is protected by a password.',
  truncated: 'The end of the file is missing.',
  damaged: 'The file is damaged.',
  too_large: 'The document has too much text.',
  too_many_pages: 'The document has too many pages.',
  too_complex: 'Reading it takes too long.',
  scanned: 'Its pages are scanned: pictures without text.',
};

/** Replaces the assistant where there is no text to ask about. */
export const UnreadableNotice = ({ fault }: { fault: UnreadableReason }) => (
  <EmptyState title="Questions about this document cannot be answered.">
    <p>{reasons[fault]}</p>
    <p>
      {fault === 'scanned'
        ? 'You can still look at it, or ask for a version with text.'
        : 'You can still download it and open it in another program.'}
    </p>
  </EmptyState>
);

/** Replaces the pages. */
export const NotShownNotice = () => (
  <EmptyState title="This document is not shown here.">
    <p>Its pages take more time and memory than a browser has. Download it to open it in another program.</p>
  </EmptyState>
);

/** While a document that was just brought in is being read. */
export const BeingReadNotice = () => (
  <EmptyState title="This document is being read." live>
    <p>In a moment you can ask questions about it.</p>
  </EmptyState>
);
