import request from 'supertest';
import { AccessTokens } from '#platform/http/access/access-tokens';
import type { Role } from '#platform/http/access/caller';
import { type DeclaredRoute, declaredRoutes } from '../support/declared-routes';
import { type Product, startProduct } from '../support/product';
import { type ExampleIds, type Rule, makeExamples, rules, subjectOf } from '../support/requests';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
let product: Product;
/** Ids of Ann's private tracker, Source Set and other things. */
let ids: ExampleIds;

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  ids = await makeExamples(product, 'ann');
});
afterAll(() => product.stop());

const keyOf = ({ method, path }: DeclaredRoute): string => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`;

const ruleOf = (route: DeclaredRoute): Rule => rules[keyOf(route)] ?? ['anyone'];

/** Routes that refer to a user's resource in the path or in the body. */
const aboutSomething = (): readonly DeclaredRoute[] =>
  declaredRoutes(product.app).filter((route) => ['viewers', 'owner'].includes(ruleOf(route)[0]));

const answersFor = async (userId: string | null, ...roles: Role[]): Promise<readonly string[]> => {
  const tokens = product.app.get(AccessTokens, { strict: false });
  const answers: string[] = [];
  for (const route of aboutSomething()) {
    const { method, path } = route;
    const id = ids[subjectOf(keyOf(route)) ?? ''] ?? '';
    const call = request(product.app.getHttpServer())[method](path.replace(':id', id).replace(':runId', 'some-run'));
    if (userId !== null) {
      void call.set('authorization', `Bearer ${tokens.issue({ userId, sessionId: 'a-session', roles }).token}`);
    }
    const { status } = await (['post', 'put'].includes(method) ? call.send(ruleOf(route)[1]?.(ids) ?? {}) : call);
    answers.push(`${method} ${path}: ${status}`);
  }
  return answers;
};

/** Number of events of the tracker, the Source Set and followers; research continues on its own. */
const written = async (): Promise<number> =>
  (await product.events()).filter(({ stream }) => !/^(research|run)-/.test(stream)).length;

test.each([
  ['the signed-out', null, [], /: 401$/],
  // Deleting another user's resource responds as if it succeeded.
  ['another user', 'bob', [], /: (403|404)$|^delete .*: 204$/],
  ['staff', 'sue', ['staff'], /: (403|404)$|^delete .*: 204$/],
  ['an administrator', 'adam', ['staff', 'admin'], /: (403|404)$|^delete .*: 204$/],
] as const)('%s can neither see nor change another user’s private resources', async (_who, userId, roles, refused) => {
  const before = await written();
  const answers = await answersFor(userId, ...roles);
  expect(answers.length).toBeGreaterThan(14);
  expect(answers.filter((answer) => !refused.test(answer))).toEqual([]);
  expect(await written()).toBe(before);
});

test('no route refuses access to the owner', async () => {
  const answers = await answersFor('ann');
  expect(answers.filter((answer) => /: (401|403)$/.test(answer))).toEqual([]);
});
