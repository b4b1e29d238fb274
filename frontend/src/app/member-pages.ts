import type { User } from '../features/accounts/published/api/get-user';

export interface MemberPage {
  readonly path: string;
  readonly title: 'Portal' | 'Dashboard';
  /** To whom it has something to show. Others are not led to it. */
  readonly isFor: (user: User) => boolean;
}

/** Pages of applicants and of whoever belongs to an organisation. */
const memberPages: readonly MemberPage[] = [
  { path: '/portal', title: 'Portal', isFor: ({ role }) => role === 'applicant' },
  { path: '/dashboard', title: 'Dashboard', isFor: ({ org_name }) => org_name !== null },
];

export const memberPagesOf = (user: User | undefined): readonly MemberPage[] =>
  memberPages.filter(({ isFor }) => user !== undefined && isFor(user));
