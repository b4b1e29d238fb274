import { scenario } from '../../../../../test/support/given-when-then';
import { installationDecider } from './installation.decider';

const administrator = {
  userId: 'ann',
  emailKey: 'key',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  passwordHash: 'hash',
};
const appointed = { type: 'AdministratorAppointed' as const, data: administrator };

test('the first administrator is appointed once', () => {
  const installation = scenario(installationDecider);
  installation.given().when({ type: 'AppointAdministrator', administrator }).then(appointed);
  installation.given(appointed).when({ type: 'AppointAdministrator', administrator }).thenRefused('INVALID');
});
