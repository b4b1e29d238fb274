import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';

let product: Product;
beforeAll(async () => {
  product = await startProduct(temporaryFolder(), { STARTER_CONTENT: 'off' });
});
afterAll(() => product.stop());

const agency = async (slug: string) => (await product.signedOut.get(`/api/topics/executive-branch/${slug}/`)).body;

test('anybody sees the branch: offices, departments with their agencies, and independent agencies', async () => {
  const { body } = await product.signedOut.get('/api/topics/executive-branch/');
  expect(body.agencies).toHaveLength(249);
  expect(body.agencies).toContainEqual({
    slug: 'bureau-of-industry-and-security',
    name: 'Bureau of Industry and Security',
    abbreviation: 'BIS',
    category: 'sub-agency',
    parent: 'department-of-commerce',
    aliases: expect.any(Array),
    leader: null,
    description: expect.stringContaining('export controls'),
  });
});

test('an agency is shown with dated and sourced figures', async () => {
  expect(await agency('social-security-administration')).toMatchObject({
    display_name: 'Social Security Administration (SSA)',
    parent: null,
    headcount: { value: 56263, as_of: '2025-03-31', source: { url: null, site: 'https://www.fedscope.opm.gov/' } },
    annual_budget: {
      value: 1745811000000,
      as_of: 'FY2026',
      basis: 'Net outlays, full-year budget estimate for FY2026',
    },
    current_leader: { value: 'Frank Bisignano, Commissioner' },
    uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('unknown fields of an agency are null', async () => {
  expect(await agency('western-area-power-administration')).toMatchObject({
    parent: { slug: 'department-of-energy', name: 'Department of Energy' },
    headcount: null,
    annual_budget: null,
    current_leader: null,
  });
});

test('an unknown agency is not found', async () => {
  expect((await product.signedOut.get('/api/topics/executive-branch/ministry-of-silly-walks/')).status).toBe(404);
});
