import { fireEvent, render, screen } from '@testing-library/react';
import type { MapCountries } from './map-parts';
import { WorldMap } from './world-map';

const berlin = { key: 'berlin', lat: 52.5, lon: 13.4, marker: <a href="/berlin">Berlin</a> };
const open = () => render(<WorldMap places={[berlin]} />);
const map = () => screen.getByRole('group', { name: 'World map' });
const zoom = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value;

test('each place has its marker where it is', () => {
  open();
  const { left, top } = getComputedStyle(screen.getByRole('link', { name: 'Berlin' }).parentElement ?? document.body);
  expect([parseFloat(left), parseFloat(top)]).toEqual([expect.closeTo(53, 0), expect.closeTo(13, 0)]);
});

test('zooms by buttons, by the slider and by keys, from 0.5 to 4 times', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(zoom()).toBe('1.1');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '3.9' } });
  fireEvent.keyDown(map(), { key: '+' });
  fireEvent.keyDown(map(), { key: '+' });
  expect(zoom()).toBe('4');
  expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(map(), { key: '0' });
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(zoom()).toBe('0.9');
});

test('the wheel scrolls the page unless Ctrl is held or the map has the focus', () => {
  open();
  const isPages = (options: object = {}) => fireEvent.wheel(map(), { deltaY: -1, ...options });
  expect([isPages(), zoom()]).toEqual([true, '1']);
  expect([isPages({ ctrlKey: true }), zoom()]).toEqual([false, '1.1']);
  map().focus();
  expect([isPages(), zoom()]).toEqual([false, '1.2']);
});

/** Two fingers at this distance. */
const fingers = (apart: number) => ({
  touches: [
    { clientX: 100, clientY: 100 },
    { clientX: 100 + apart, clientY: 100 },
  ],
});

test('two fingers zoom the map and not the page', () => {
  open();
  fireEvent.touchStart(map(), fingers(100));
  expect([fireEvent.touchMove(map(), fingers(150)), zoom()]).toEqual([false, '1.5']);
  fireEvent.touchMove(map(), fingers(1000));
  expect(zoom()).toBe('4');
  fireEvent.touchMove(map(), fingers(10));
  expect(zoom()).toBe('0.5');
  expect(fireEvent.touchMove(map(), { touches: [{ clientX: 0, clientY: 0 }] })).toBe(true);
});

describe('with countries', () => {
  const onChoose = jest.fn();
  const onPoint = jest.fn();
  const looks = new Map([
    ['276', { fill: '#0A4649' }],
    ['250', { fill: null }],
  ]);
  const countries: MapCountries = { looks, chosen: '276', onChoose, onPoint };
  const country = (numeric: string) => {
    const found = document.querySelector(`[data-country="${numeric}"]`);
    if (found === null) throw new Error(`${numeric} is not drawn.`);
    return found;
  };
  beforeEach(() => {
    onChoose.mockClear();
    render(<WorldMap places={[]} countries={countries} />);
  });

  test('each country is filled, or hatched without a figure, and the chosen one is outlined', () => {
    expect(country('276').getAttribute('fill')).toBe('#0A4649');
    const hatched = /^url\(#(.+)\)$/.exec(country('250').getAttribute('fill') ?? '')?.[1] ?? '';
    expect(document.getElementById(hatched)?.tagName).toBe('pattern');
    expect(document.querySelector('[data-chosen]')?.getAttribute('d')).toBe(country('276').getAttribute('d'));
    expect(document.querySelector('[data-country="484"]')).toBeNull();
  });

  test('a click chooses a country, and dragging the zoomed map does not', () => {
    fireEvent.pointerOver(country('250'));
    expect(onPoint).toHaveBeenLastCalledWith('250');
    fireEvent.click(country('250'));
    expect(onChoose).toHaveBeenCalledWith('250');
    const capture = jest.fn();
    map().setPointerCapture = capture;
    fireEvent.keyDown(map(), { key: '+' });
    // jsdom's own pointer events have no coordinates.
    const pointer = (type: string, clientX: number) =>
      fireEvent(map(), new MouseEvent(type, { bubbles: true, button: 0, clientX }));
    pointer('pointerdown', 0);
    pointer('pointermove', 2);
    expect(capture).not.toHaveBeenCalled();
    pointer('pointermove', 20);
    expect(capture).toHaveBeenCalled();
  });
});
