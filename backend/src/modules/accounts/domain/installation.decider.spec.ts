import type { AdministratorAppointed } from '#events/accounts/installation.events';
import { scenario } from '#test/support/given-when-then';
import { installationDecider } from './installation.decider';

const appointed: AdministratorAppointed = { type: 'AdministratorAppointed', data: { userId: 'ann' } };
const installation = scenario(installationDecider);

test('the first administrator is appointed once', () => {
  installation.given().when({ type: 'AppointAdministrator', userId: 'ann' }).then(appointed);
  installation.given(appointed).when({ type: 'AppointAdministrator', userId: 'bob' }).thenRefused('CONFLICT');
});
