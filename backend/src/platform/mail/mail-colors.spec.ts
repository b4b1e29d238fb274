import * as look from '../../../../frontend/src/shared/theme/tokens';
import { dark, light } from './mail-colors';

test('mails use the colours of the theme', () => {
  expect(look.light).toMatchObject(light);
  expect(look.dark).toMatchObject(dark);
});
