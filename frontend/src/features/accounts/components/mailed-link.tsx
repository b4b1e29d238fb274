import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { linkQuery, type MailedLink } from '../api/check-link';

interface MailedLinkProps {
  link: MailedLink;
  /** How long such links last, in words. */
  lifetime: string;
  /** Where another link is asked for. */
  another: string;
  children: ReactNode;
}

/** Shows the form of a link only where the link still opens. Where that cannot be asked, the form finds it out. */
export const WithMailedLink = ({ link, lifetime, another, children }: MailedLinkProps) => {
  const { data, isPending } = useQuery(linkQuery(link));
  if (isPending) return <SkeletonLines lines={[30, 100, 30, 100]} height={20} />;
  if (data?.usable !== false) return children;
  return (
    <Notice
      title="This link is no longer valid."
      live
      actions={
        <>
          <Button variant="contained" component={Link} to={another}>
            Ask for a new link
          </Button>
          <Button variant="outlined" component={Link} to="/sign-in">
            Sign In
          </Button>
        </>
      }
    >
      <p>Each link works once and expires after {lifetime}. If you have already used it, you can sign in.</p>
    </Notice>
  );
};
