import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';

/** Renders a part of the administration for an administrator, or for other staff. */
export const repairPage = (part: ReactElement, isAdmin: boolean): ReactElement => (
  <TestMemoryRouter>
    <CoreAdminContext
      authProvider={{
        login: async () => undefined,
        logout: async () => undefined,
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        getPermissions: async () => ({ is_admin: isAdmin }),
      }}
    >
      {part}
    </CoreAdminContext>
  </TestMemoryRouter>
);

/** Labels of the enabled buttons, once the part is shown. */
export const enabledButtons = async (): Promise<readonly (string | null)[]> => {
  await screen.findByRole('heading', { name: 'Repair' });
  return screen
    .queryAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent);
};
