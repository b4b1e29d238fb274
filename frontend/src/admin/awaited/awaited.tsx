import { Box } from '@mui/material';
import { usePageTitle } from '../../shared/hooks/use-page-title';

interface Awaited {
  readonly resource: string;
  readonly title: string;
  /** What it will list, and which part of the product fills it. */
  readonly filledBy: string;
}

/** Lists of parts that are not built yet. */
export const awaited: readonly Awaited[] = [
  {
    resource: 'deliveries',
    title: 'Deliveries',
    filledBy: 'Every mail and message with an update, and what became of it. Filled by the delivery of updates.',
  },
  {
    resource: 'referrals',
    title: 'Referrals',
    filledBy: 'Who invited whom, and what it earned. Filled by referrals.',
  },
  {
    resource: 'subscriptions',
    title: 'Subscriptions',
    filledBy: 'Paid plans and their payments. Filled by billing.',
  },
  {
    resource: 'documents',
    title: 'Documents',
    filledBy: 'Hearings, reports and amendments that assistants answer about. Filled by the assistants.',
  },
  {
    resource: 'invites',
    title: 'Invites',
    filledBy: 'Invitations to an organisation, open and used. Filled by organisations.',
  },
  {
    resource: 'upload-questions',
    title: 'Upload questions',
    filledBy: 'What an organisation asks of those who apply. Filled by organisations.',
  },
];

/** In place of a list: what it will hold. */
export const AwaitedList = ({ title, filledBy }: Omit<Awaited, 'resource'>) => {
  usePageTitle(`Administration · ${title}`);
  return (
    <>
      <Box component="h1" sx={{ typography: 'h2', mb: 4 }}>
        {title}
      </Box>
      <Box sx={{ p: 5, border: '1px solid', borderColor: 'rule', borderRadius: 1, bgcolor: 'sheet', maxWidth: 640 }}>
        <p>Nothing here yet.</p>
        <Box component="p" sx={{ color: 'quiet' }}>
          {filledBy}
        </Box>
      </Box>
    </>
  );
};
