import { settings } from '#test/support/trackers/tracker-examples';
import { clonedSettings } from './cloned-settings';

const keyFacts = [{ name: 'Rate', type: 'percentage', description: 'The duty', value: 25 }] as const;
const original = settings({ model: 'exa', keyFacts, frequency: 'month', domains: ['agency.example'] });

test('staff clone everything', () =>
  expect(clonedSettings(original, { asStaff: true, frequency: null })).toEqual(original));

test('others clone everything but what only staff may choose', () =>
  expect(clonedSettings(original, { asStaff: false, frequency: null })).toEqual({
    ...original,
    model: 'sonar-reasoning-pro',
    keyFacts: [],
  }));

test('another frequency may be chosen', () =>
  expect(clonedSettings(original, { asStaff: true, frequency: 'week' })).toEqual({ ...original, frequency: 'week' }));
