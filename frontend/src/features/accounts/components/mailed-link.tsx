import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageTexts } from '#shared/texts/pages';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { linkQuery, type MailedLink } from '../api/check-link';
import { mailedLinkTexts } from '../texts/mailed-links';

interface MailedLinkProps {
  link: MailedLink;
  /** How long such links are valid, e.g. '1 hour'. */
  lifetime: string;
  /** Path of the page for requesting another link. */
  another: string;
  children: ReactNode;
}

/** Shows a link's form only if the link is still valid. If that cannot be checked, submitting the form will tell. */
export const WithMailedLink = ({ link, lifetime, another, children }: MailedLinkProps) => {
  const texts = mailedLinkTexts();
  const invalid = (
    <EmptyState
      title={texts.invalidLink}
      live
      actions={
        <>
          <Button variant="contained" component={Link} to={another}>
            {texts.askForLink}
          </Button>
          <Button variant="outlined" component={Link} to="/sign-in">
            {pageTexts().signIn}
          </Button>
        </>
      }
    >
      <p>{texts.worksOnce(lifetime)}</p>
    </EmptyState>
  );
  return (
    <QueryView query={linkQuery(link)} skeleton={{ lines: [30, 100, 30, 100], height: 20 }} failed={() => children}>
      {({ usable }) => (usable ? children : invalid)}
    </QueryView>
  );
};
