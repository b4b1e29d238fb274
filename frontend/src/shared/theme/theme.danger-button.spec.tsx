import { Button } from '@mui/material';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

test('a destructive button has a different colour from an ordinary one', () => {
  renderPage(
    <>
      <Button variant="outlined">End sessions</Button>
      <Button variant="outlined" color="error">
        Erase user
      </Button>
    </>,
  );
  const colour = (name: string): string => getComputedStyle(screen.getByRole('button', { name })).color;
  expect(colour('Erase user')).not.toBe(colour('End sessions'));
});
