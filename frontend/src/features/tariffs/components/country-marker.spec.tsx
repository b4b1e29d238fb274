import { renderPage } from '#shared/testing/render-page';
import { CountryMarker } from './country-marker';

const backgroundOf = (count: number, fill: string | null): string => {
  renderPage(<CountryMarker count={count} fill={fill} isChosen={false} onChoose={jest.fn()} onPoint={jest.fn()} />);
  const marker = [...document.querySelectorAll<HTMLElement>('span[aria-hidden]')].at(-1);
  return marker === undefined ? '' : getComputedStyle(marker).backgroundImage;
};

test('a country without an outline is hatched as the legend says where it has no colour, and else is not', () => {
  expect(backgroundOf(0, null)).toMatch(/repeating-linear-gradient/);
  expect(backgroundOf(0, '#0e5a5e')).not.toMatch(/gradient/);
  expect(backgroundOf(3, null)).not.toMatch(/gradient/);
});
