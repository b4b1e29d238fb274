import { fireEvent, render, screen } from '@testing-library/react';
import { ImageThumbnail, type ShownImage } from './image-thumbnail';

const shown: ShownImage = {
  name: 'A mill',
  thumbnail: '/api/images/thumbnail/steel/mill?expires=1&signature=s',
  width: 480,
  height: 320,
  is_private: false,
};

test('an image that everybody may find is shown, until its address has ended', () => {
  render(<ImageThumbnail image={shown} />);
  const picture = screen.getByRole('img', { name: 'A mill' });
  expect(picture.getAttribute('src')).toBe(shown.thumbnail);
  fireEvent.error(picture);
  screen.getByText('No longer here');
});

test('an image of a private tracker is not shown', () => {
  render(<ImageThumbnail image={{ name: null, thumbnail: null, width: null, height: null, is_private: true }} />);
  screen.getByText('Private');
  expect(screen.queryByRole('img')).toBeNull();
});

test('an image without a thumbnail shows none', () => {
  render(<ImageThumbnail image={{ ...shown, thumbnail: null }} />);
  expect(screen.queryByRole('img')).toBeNull();
});
