import { uniquePictures } from './newest-pictures';

const picture = (name: string, address: string | null) => ({ name, address });

test('the same picture, and another that is called the same, are shown once', () => {
  const [first, again, alike, other] = [
    picture('A mill', 'https://a.example/1.jpg'),
    picture('A rolling mill', 'https://a.example/1.jpg'),
    picture('a mill', 'https://b.example/2.jpg'),
    picture('A ship', 'https://b.example/3.jpg'),
  ];
  expect(uniquePictures([first, again, alike, other])).toEqual([first, other]);
});
