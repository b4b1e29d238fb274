import { fireEvent, render, screen } from '@testing-library/react';
import { dashboardExample, itemExamples } from '../dashboard.example';
import { tableOf } from '../item-table';
import WorldMap from './world-map';

const open = () => render(<WorldMap item={itemExamples.map} table={tableOf(itemExamples.map, dashboardExample([]))} />);
const map = () => screen.getByRole('group', { name: 'World map' });
const zoom = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value;

test('each place has a marker, which names it and leads to who is there', () => {
  open();
  const berlin = screen.getByRole('link', { name: 'Berlin, Germany: 3 accounts' });
  expect(berlin.getAttribute('href')).toContain('/admin/users?filter=');
  expect(screen.getByRole('link', { name: 'Singapore: 1 account' })).toBeTruthy();
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

test('the wheel is the page’s, unless Ctrl is held or the map has the focus', () => {
  open();
  const isPages = (options: object = {}) => fireEvent.wheel(map(), { deltaY: -1, ...options });
  expect([isPages(), zoom()]).toEqual([true, '1']);
  expect([isPages({ ctrlKey: true }), zoom()]).toEqual([false, '1.1']);
  map().focus();
  expect([isPages(), zoom()]).toEqual([false, '1.2']);
});
