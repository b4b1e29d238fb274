import * as look from '../../../../frontend/src/shared/theme/tokens';
import { dark, light } from './mail-colors';

test('mails have the colours of the look', () => {
  expect(look.light).toMatchObject(light);
  expect(look.dark).toMatchObject(dark);
});
