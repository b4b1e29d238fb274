import { googleMap } from './google-map';

test('pages load nothing of Google Maps unless it is set up', () => {
  expect(googleMap({})).toEqual({});
  expect(googleMap({ googleMapsApiKey: 'key' })).toMatchObject({
    scripts: ['https://maps.googleapis.com'],
    images: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  });
});
